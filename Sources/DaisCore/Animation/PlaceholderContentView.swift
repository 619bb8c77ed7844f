// SPDX-License-Identifier: Apache-2.0

/// The view itself in the body of a transition or a scoped animation.
public struct PlaceholderContentView<Value>: PrimitiveView {
    let content: AnyView
    /// The scope that keeps the content's own transaction while the body has a different one.
    let scope: TransactionScope?

    init(_ content: AnyView, scope: TransactionScope? = nil) {
        self.content = content
        self.scope = scope
    }

    /// Mounts the view itself.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        AnyView._mount(view.content, in: context)
    }

    /// Updates the view itself with its own transaction.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        guard let scope = view.scope else { return AnyView._patch(node, to: view.content) }
        let inner = node.tree.carried
        node.tree.carried = scope.outer
        AnyView._patch(node, to: view.content)
        node.tree.carried = inner
    }
}
