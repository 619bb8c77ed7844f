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
    /// What the actions have been told so far. A covered page and a tab that is not shown have disappeared, and live on.
    enum State { case mounted, shown, hidden }
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor static func makeState() -> State { .mounted }

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        node.mark(.lifecycle)
        announce(node)
    }

    @MainActor fileprivate static func announce(_ node: NodeModifierNode<Self>) {
        node.tree.effect { [weak node] in
            guard let node, node.isMounted, node.state == .mounted else { return }
            node.state = .shown
            node.modifier.appear?()
        }
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        guard node.state != .hidden, let action = node.modifier.disappear else { return }
        node.tree.effect(action)
    }
}

/// Tells views that stay mounted whether they are shown.
@MainActor
enum AppearanceScope {
    static func told(_ root: Node, isShown: Bool) {
        tell(root, isShown)
        root.walk(.lifecycle) { node in
            // What is covered in a stack further inside stays so.
            if isShown, let page = node as? any Page {
                guard page.isTop else { return false }
                page.announceTitle()
            }
            tell(node, isShown)
            return true
        }
    }

    private static func tell(_ node: Node, _ isShown: Bool) {
        guard let node = node as? NodeModifierNode<LifecycleModifier> else { return }
        if isShown, node.state == .hidden {
            node.state = .mounted
            LifecycleModifier.announce(node)
        } else if !isShown, node.state != .hidden {
            if node.state == .shown, let action = node.modifier.disappear { node.tree.effect(action) }
            node.state = .hidden
        }
    }
}
