// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Animates what changes in this view together with `value`; `nil` lets it change at once.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        TransactionView(content: self, trigger: value) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Animates everything that changes in this view.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        TransactionView(content: self, trigger: Always()) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Changes the transaction of everything that happens in this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView(content: self, trigger: Always(), change: transform)
    }

    /// Changes the transaction of what happens in this view together with a change of `value`.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        TransactionView(content: self, trigger: value, change: transform)
    }
}

/// The trigger of modifiers that are not bound to a value.
nonisolated struct Always: Equatable {
    static func == (a: Always, b: Always) -> Bool { false }
}

/// Content whose changes carry another transaction.
nonisolated struct TransactionView<Content: View, Trigger: Equatable>: PrimitiveView {
    let content: Content
    let trigger: Trigger
    let change: (inout Transaction) -> Void

    init(content: Content, trigger: Trigger, change: @escaping (inout Transaction) -> Void) {
        self.content = content
        self.trigger = trigger
        self.change = change
    }

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node {
        TransactionNode(view, in: context)
    }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: TransactionNode<Content, Trigger>.self).patch(to: view)
    }
}

/// A node that changes the transaction for what is below.
@MainActor
class TransactionBase: Node {
    /// What it does to changes that begin below, without an evaluation of what is around it.
    func applyAlways(to transaction: inout Transaction) {}

    /// Runs `work` under the transaction that `change` makes of the present one.
    final func carry(_ change: (inout Transaction) -> Void, _ work: () -> Void) {
        let outer = tree.carried
        var transaction = outer?.transaction ?? Transaction()
        change(&transaction)
        tree.completions.expect(transaction.completions)
        let carried = CarriedTransaction(transaction)
        tree.carried = outer?.says(theSameAs: carried) == true ? outer : carried
        work()
        tree.carried = outer
    }
}

final class TransactionNode<Content: View, Trigger: Equatable>: TransactionBase {
    private var view: TransactionView<Content, Trigger>
    private var child: Node!

    init(_ view: TransactionView<Content, Trigger>, in context: MountContext) {
        self.view = view
        super.init(context)
        if Trigger.self == Always.self { tree.transactionNodes += 1 }
        child = Content._mount(view.content, in: context.below(self))
    }

    func patch(to new: TransactionView<Content, Trigger>) {
        let old = view
        view = new
        if new.trigger == old.trigger { return Content._patch(child, to: new.content) }
        carry(new.change) { Content._patch(child, to: new.content) }
    }

    func follow(to new: TransactionView<Content, Trigger>, _ probe: _FollowProbe) {
        if new.trigger == view.trigger { return Content._follow(child, to: new.content, probe) }
        probe.under(new.change) { Content._follow(child, to: new.content, probe) }
    }

    override func applyAlways(to transaction: inout Transaction) {
        if Trigger.self == Always.self { view.change(&transaction) }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func willUnmount() {
        if Trigger.self == Always.self { tree.transactionNodes -= 1 }
    }
}

extension Node {
    /// The transaction of a change that begins here: what views around it have to say comes first.
    final func inherited(_ carried: CarriedTransaction?) -> CarriedTransaction? {
        guard let transaction = spoken(carried) else { return carried }
        tree.completions.expect(transaction.completions)
        let result = CarriedTransaction(transaction)
        return carried?.says(theSameAs: result) == true ? carried : result
    }

    /// What views around this one make of a transaction, where there are such.
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
