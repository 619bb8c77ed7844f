// SPDX-License-Identifier: Apache-2.0

// The way of a probe through the nodes. Views that are not named here end it: what is in them is learnt from answers.

extension View {
    public static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        guard type(of: node) == CompositeNode<Self>.self else { return }
        unsafeDowncast(node, to: CompositeNode<Self>.self).follow(to: view, probe)
    }
}

extension PrimitiveView {
    @MainActor public static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {}
}

extension ContainerView {
    @MainActor public static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        guard let content = (node as? BoxNode)?.element.content else { return }
        Content._follow(content, to: view.content, probe)
    }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    @MainActor public static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        Modifier._follow(node, to: view.modifier, on: view.content, probe)
    }
}

extension ViewModifier {
    public static func _follow<V: View>(_ node: Node, to modifier: Self, on content: V, _ probe: _FollowProbe) {
        guard type(of: node) == ModifierNode<V, Self>.self else { return }
        unsafeDowncast(node, to: ModifierNode<V, Self>.self).follow(to: modifier, content, probe)
    }
}

extension BoxModifier {
    @MainActor public static func _follow<V: View>(
        _ node: Node, to modifier: Self, on content: V, _ probe: _FollowProbe
    ) {
        unsafeDowncast(node, to: BoxModifierNode<V, Self>.self).follow(to: modifier, content, probe)
    }
}

extension NodeModifier {
    @MainActor public static func _follow<V: View>(
        _ node: Node, to modifier: Self, on content: V, _ probe: _FollowProbe
    ) {
        guard let child = node.onlyChild else { return }
        V._follow(child, to: content, probe)
    }
}

extension TupleView {
    @MainActor public static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        unsafeDowncast(node, to: GroupNode<T>.self).follow(to: view.value, probe)
    }
}

extension _ConditionalContent {
    @MainActor public static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        let node = unsafeDowncast(node, to: BranchNode.self)
        switch view.storage {
        case .first(let content): node.follow(to: content, branch: 0, probe)
        case .second(let content): node.follow(to: content, branch: 1, probe)
        }
    }
}

extension Optional where Wrapped: View {
    @MainActor public static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        if let view { unsafeDowncast(node, to: BranchNode.self).follow(to: view, branch: 0, probe) }
    }
}

extension AnyView {
    @MainActor public static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        func open<V: View>(_ view: V) {
            unsafeDowncast(node, to: BranchNode.self)
                .follow(to: view, branch: 0, identity: ObjectIdentifier(V.self), probe)
        }
        open(view.content)
    }
}

extension IdentifiedView {
    @MainActor static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        unsafeDowncast(node, to: BranchNode.self)
            .follow(to: view.content, branch: 0, identity: AnyHashable(view.id), probe)
    }
}

extension Group where Content: View {
    @MainActor public static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        Content._follow(node, to: view.content, probe)
    }
}

extension EnvironmentView {
    @MainActor static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        if let child = node.onlyChild { Content._follow(child, to: view.content, probe) }
    }
}

extension TransactionView {
    @MainActor static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        unsafeDowncast(node, to: TransactionNode<Content, Trigger>.self).follow(to: view, probe)
    }
}

extension LayeredView {
    @MainActor static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        unsafeDowncast(node, to: LayeredNode<Content, Layer>.self).follow(to: view, probe)
    }
}

extension ShapedBackground {
    @MainActor static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        if node is BoxModifierBase {
            ModifiedContent._follow(node, to: view.box, probe)
        } else {
            LayeredView._follow(node, to: view.layered, probe)
        }
    }
}

extension GeometryReader {
    @MainActor public static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe) {
        unsafeDowncast(node, to: GeometryNode<Content>.self).follow(to: view, probe)
    }
}

extension Node {
    fileprivate var onlyChild: Node? {
        var found: Node?
        visitChildren { found = found ?? $0 }
        return found
    }
}
