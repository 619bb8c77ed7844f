// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Animates changes of this view that occur together with a change of `value`. With `nil` they are not animated.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        TransactionView(content: self, trigger: value) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Animates all changes of this view.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        TransactionView(content: self, trigger: Always()) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Transforms the transaction of all changes of this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView(content: self, trigger: Always(), change: transform)
    }

    /// Transforms the transaction of changes of this view that occur together with a change of `value`.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        TransactionView(content: self, trigger: value, change: transform)
    }
}

/// A trigger that always differs, for modifiers without a value.
nonisolated struct Always: Equatable {
    static func == (a: Always, b: Always) -> Bool { false }
}

/// Content whose changes have a transformed transaction.
nonisolated struct TransactionView<Content: View, Trigger: Equatable>: PrimitiveView {
    let content: Content
    let trigger: Trigger
    let change: (inout Transaction) -> Void

    init(content: Content, trigger: Trigger, change: @escaping (inout Transaction) -> Void) {
        self.content = content
        self.trigger = trigger
        self.change = change
    }

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        TransactionNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: TransactionNode<Content, Trigger>.self).patch(to: view)
    }
}

/// A node that transforms the transaction of its descendants.
@MainActor
class TransactionBase: _Node {
    /// Transforms the transaction of a change that starts below, without an evaluation of the views around.
    func applyAlways(to transaction: inout Transaction) {}

    /// Runs `work` with the current transaction transformed by `change`.
    final func carry(_ change: (inout Transaction) -> Void, _ work: () -> Void) {
        let outer = tree.carried
        var transaction = outer?.transaction ?? Transaction()
        change(&transaction)
        tree.completions.expect(transaction.completions)
        let carried = CarriedTransaction(transaction)
        tree.carried = outer?.isEquivalent(to: carried) == true ? outer : carried
        work()
        tree.carried = outer
    }
}

final class TransactionNode<Content: View, Trigger: Equatable>: TransactionBase {
    private var view: TransactionView<Content, Trigger>
    private var child: _Node!

    init(_ view: TransactionView<Content, Trigger>, in context: _MountContext) {
        self.view = view
        super.init(context)
        if Trigger.self == Always.self { tree.cycle.transactionNodes += 1 }
        child = Content._mount(view.content, in: context.below(self))
    }

    func patch(to new: TransactionView<Content, Trigger>) {
        let old = view
        view = new
        if new.trigger == old.trigger { return Content._patch(child, to: new.content) }
        carry(new.change) { Content._patch(child, to: new.content) }
    }

    override func applyAlways(to transaction: inout Transaction) {
        if Trigger.self == Always.self { view.change(&transaction) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func willUnmount() {
        if Trigger.self == Always.self { tree.cycle.transactionNodes -= 1 }
    }
}

extension _Node {
    /// Returns the transaction of a change that starts at this node, transformed by its ancestors.
    final func inherited(_ carried: CarriedTransaction?) -> CarriedTransaction? {
        guard let transaction = spoken(carried) else { return carried }
        tree.completions.expect(transaction.completions)
        let result = CarriedTransaction(transaction)
        return carried?.isEquivalent(to: result) == true ? carried : result
    }

    /// Returns the transaction as transformed by the ancestors, or `nil` if none of them transforms it.
    final func spoken(_ carried: CarriedTransaction?) -> Transaction? {
        var sayers: [TransactionBase] = []
        var above = parent
        while let node = above {
            if let node = node as? TransactionBase { sayers.append(node) }
            above = node.parent
        }
        guard !sayers.isEmpty else { return nil }
        var transaction = carried?.transaction ?? Transaction()
        for node in sayers.reversed() { node.applyAlways(to: &transaction) }
        return transaction
    }
}
