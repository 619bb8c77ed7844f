// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Runs an action after the view has appeared, once per appearance.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(appear: action, disappear: nil))
    }

    /// Runs an action after the view has gone, also when the browser tab was closed.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(appear: nil, disappear: action))
    }
}

/// A modifier that lives in the tree of nodes and not in the page.
nonisolated protocol NodeModifier: ViewModifier where Body == Never {
    associatedtype State
    /// Called when the content has been mounted.
    @MainActor static func mounted(_ node: NodeModifierNode<Self>)
    /// Called when another value arrived.
    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self)
    @MainActor static func unmounted(_ node: NodeModifierNode<Self>)
    @MainActor static func makeState() -> State
}

extension NodeModifier {
    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {}
    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {}

    @MainActor public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

    @MainActor public static func _mount<V: View>(_ modifier: Self, on content: V, in context: MountContext) -> Node {
        let node = NodeModifierNode(modifier, in: context)
        node.child = V._mount(content, in: context.below(node))
        mounted(node)
        return node
    }

    @MainActor public static func _patch<V: View>(_ node: Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: NodeModifierNode<Self>.self)
        let old = node.modifier
        node.modifier = modifier
        V._patch(node.child, to: content)
        changed(node, from: old)
    }
}

extension NodeModifier where State == Void {
    @MainActor static func makeState() {}
}

final class NodeModifierNode<Modifier: NodeModifier>: Node {
    fileprivate(set) var modifier: Modifier
    fileprivate(set) var child: Node!
    var state = Modifier.makeState()
    let context: MountContext

    init(_ modifier: Modifier, in context: MountContext) {
        self.modifier = modifier
        self.context = context
        super.init(context)
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func willUnmount() { Modifier.unmounted(self) }
}

nonisolated struct LifecycleModifier: NodeModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        guard node.modifier.appear != nil else { return }
        node.tree.effect { [weak node] in
            guard let node, node.isMounted else { return }
            node.modifier.appear?()
        }
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        guard let action = node.modifier.disappear else { return }
        node.tree.effect(action)
    }
}
