// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Binds the view's identity to a value: when the value changes, the view starts anew with fresh state.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node {
        let node = BranchNode(context)
        _patch(node, to: view)
        return node
    }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: BranchNode.self).show(view.content, branch: 0, identity: AnyHashable(view.id))
    }
}

/// Groups views without laying them out; modifiers apply to each.
@frozen public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("a group renders its content") }
    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node {
        Content._mount(view.content, in: context)
    }
    @MainActor public static func _patch(_ node: Node, to view: Self) { Content._patch(node, to: view.content) }
}
