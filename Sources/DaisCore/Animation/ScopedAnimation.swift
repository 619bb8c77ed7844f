// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Animates the changes of the modifiers in `body`, but not those of the view itself.
    ///
    /// ```swift
    /// Avatar().animation(.bouncy) { $0.scaleEffect(isPressed ? 0.9 : 1) }
    /// ```
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Transforms the transaction of the modifiers in `body`, but not that of the view itself.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let scope = TransactionScope()
        return ScopedTransactionView(
            content: body(PlaceholderContentView(AnyView(self), scope: scope)), scope: scope, change: transform)
    }
}

/// Keeps the outer transaction while the body of a scope is updated.
nonisolated final class TransactionScope: @unchecked Sendable {
    @MainActor var outer: CarriedTransaction?
}

nonisolated struct ScopedTransactionView<Content: View>: PrimitiveView {
    let content: Content
    let scope: TransactionScope
    let change: (inout Transaction) -> Void

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ScopedTransactionNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ScopedTransactionNode<Content>.self).patch(to: view)
    }
}

final class ScopedTransactionNode<Content: View>: TransactionBase {
    private var child: _Node!

    init(_ view: ScopedTransactionView<Content>, in context: _MountContext) {
        super.init(context)
        child = Content._mount(view.content, in: context.below(self))
    }

    func patch(to view: ScopedTransactionView<Content>) {
        view.scope.outer = tree.carried
        carry(view.change) { Content._patch(child, to: view.content) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

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
