// SPDX-License-Identifier: Apache-2.0

/// A type-erased view. Content of a different type replaces the previous content and its state.
public struct AnyView: PrimitiveView {
    let content: any View

    /// Creates a type-erased view.
    public init<V: View>(_ view: V) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Creates a type-erased view.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// Creates a type-erased view from an existential.
    @_disfavoredOverload
    public init(_ view: any View) { content = (view as? AnyView)?.content ?? view }

    /// Creates a type-erased view from a value of any type, or returns `nil` if the value is no view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    /// Mounts the content.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        let node = BranchNode(context)
        fill(view.content, in: node)
        return node
    }

    /// Updates the content, or replaces it if its type has changed.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        show(view.content, in: unsafeDowncast(node, to: BranchNode.self))
    }

    @MainActor private static func fill<V: View>(_ view: V, in node: BranchNode) {
        node.fill(view, branch: 0, identity: ObjectIdentifier(V.self))
    }

    @MainActor private static func show<V: View>(_ view: V, in node: BranchNode) {
        node.show(view, branch: 0, identity: ObjectIdentifier(V.self))
    }
}
