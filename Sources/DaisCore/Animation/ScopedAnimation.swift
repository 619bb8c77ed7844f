// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Animates what the modifiers in `body` change, and nothing of the view itself.
    ///
    /// ```swift
    /// Avatar().animation(.bouncy) { $0.scaleEffect(isPressed ? 0.9 : 1) }
    /// ```
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of what the modifiers in `body` change, and not of the view itself.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let scope = TransactionScope()
        return ScopedTransactionView(
            content: body(PlaceholderContentView(AnyView(self), scope: scope)), scope: scope, change: transform)
    }
}

/// Keeps the transaction from outside while the body of a scope is brought up to date.
nonisolated final class TransactionScope: @unchecked Sendable {
    @MainActor var outer: CarriedTransaction?
}

nonisolated struct ScopedTransactionView<Content: View>: PrimitiveView {
    let content: Content
    let scope: TransactionScope
    let change: (inout Transaction) -> Void

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node {
        ScopedTransactionNode(view, in: context)
    }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: ScopedTransactionNode<Content>.self).patch(to: view)
    }
}

final class ScopedTransactionNode<Content: View>: TransactionBase {
    private var child: Node!

    init(_ view: ScopedTransactionView<Content>, in context: MountContext) {
        super.init(context)
        child = Content._mount(view.content, in: context.below(self))
    }

    func patch(to view: ScopedTransactionView<Content>) {
        view.scope.outer = tree.carried
        carry(view.change) { Content._patch(child, to: view.content) }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
