// SPDX-License-Identifier: Apache-2.0

/// A modifier that affects only the node tree and not the page. A rehearsal does not call it.
nonisolated protocol NodeModifier: ViewModifier where Body == Never {
    associatedtype State
    /// Called when the content has been mounted.
    @MainActor static func mounted(_ node: NodeModifierNode<Self>)
    /// Called when the value has changed.
    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self)
    @MainActor static func unmounted(_ node: NodeModifierNode<Self>)
    @MainActor static func makeState() -> State
}

extension NodeModifier {
    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {}
    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {}

    /// Fails, because the modifier has no body.
    @MainActor public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

    /// Mounts the content with the modifier.
    @MainActor public static func _mount<V: View>(_ modifier: Self, on content: V, in context: _MountContext) -> _Node {
        let node = NodeModifierNode(modifier, in: context)
        node.child = V._mount(content, in: context.below(node))
        if node.tree.rehearsal == nil { mounted(node) }
        return node
    }

    /// Updates the modifier and the content.
    @MainActor public static func _patch<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: NodeModifierNode<Self>.self)
        guard node.tree.rehearsal == nil else { return V._patch(node.child, to: content) }
        let old = node.modifier
        node.modifier = modifier
        V._patch(node.child, to: content)
        changed(node, from: old)
    }
}

extension NodeModifier where State == Void {
    @MainActor static func makeState() {}
}

final class NodeModifierNode<Modifier: NodeModifier>: _Node {
    fileprivate(set) var modifier: Modifier
    fileprivate(set) var child: _Node!
    var state = Modifier.makeState()
    let context: _MountContext

    init(_ modifier: Modifier, in context: _MountContext) {
        self.modifier = modifier
        self.context = context
        super.init(context)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func willUnmount() {
        if tree.rehearsal == nil { Modifier.unmounted(self) }
    }
}
