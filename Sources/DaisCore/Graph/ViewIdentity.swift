// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Binds the view's identity to a value. When the value changes, the view is replaced and its state is reset.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        let node = BranchNode(context)
        node.fill(view.content, branch: 0, identity: AnyHashable(view.id))
        return node
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: BranchNode.self).show(view.content, branch: 0, identity: AnyHashable(view.id))
    }
}

/// A group of views without a layout of its own. Modifiers apply to each view.
@frozen public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// Creates a group.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Fails, because the group renders its content and has no body.
    public var body: Never { fatalError("a group renders its content") }
    /// Mounts the content.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        Content._mount(view.content, in: context)
    }
    /// Updates the content.
    @MainActor public static func _patch(_ node: _Node, to view: Self) { Content._patch(node, to: view.content) }
}
