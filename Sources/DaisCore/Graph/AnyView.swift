// SPDX-License-Identifier: Apache-2.0

/// A view whose type is not known to the compiler. A new type replaces the old content and its state.
public struct AnyView: PrimitiveView {
    let content: any View

    public init<V: View>(_ view: V) {
        content = (view as? AnyView)?.content ?? view
    }

    public init<V: View>(erasing view: V) { self.init(view) }

    @_disfavoredOverload
    public init(_ view: any View) { content = (view as? AnyView)?.content ?? view }

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node {
        let node = BranchNode(context)
        _patch(node, to: view)
        return node
    }

    @MainActor public static func _patch(_ node: Node, to view: Self) {
        show(view.content, in: unsafeDowncast(node, to: BranchNode.self))
    }

    @MainActor private static func show<V: View>(_ view: V, in node: BranchNode) {
        node.show(view, branch: 0, identity: ObjectIdentifier(V.self))
    }
}
