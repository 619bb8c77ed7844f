// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shared transaction, which marks, evaluations and groups of operations refer to.
final class CarriedTransaction: Sendable {
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }

    @TaskLocal static var current: CarriedTransaction?

    /// Updates elements with all changes so far. It has no effect while bodies are evaluated; the changes then keep
    /// their transactions in their marks.
    static func settle(ending carried: CarriedTransaction? = nil) {
        guard isOnMainActor else {
            carried?.completeUnseen()
            return
        }
        MainActor.assumeIsolated {
            guard let tree = SessionContext.current?.tree else { return carried?.completeUnseen() ?? () }
            tree.cycle.settleMarks()
            if let carried { tree.completions.expect(carried.transaction.completions) }
        }
    }

    /// Indicates whether the code runs on the main actor. On Linux the main queue is not bound to the main thread, and
    /// only a queue can be queried without a trap.
    private static var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
    }

    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs the completions of a transaction outside of a session, where nothing is animated.
    private func completeUnseen() {
        guard !transaction.completions.isEmpty else { return }
        let completions = transaction.completions
        Task { @MainActor in
            for completion in completions { completion.run() }
        }
    }

    /// Runs the consequences of a change in the transaction of that change.
    static func `continue`(_ carried: CarriedTransaction?, _ work: () -> Void) {
        guard let carried else { return work() }
        $current.withValue(carried, operation: work)
    }

    /// Returns whether both transactions have the same effect on all consequences.
    func isEquivalent(to other: CarriedTransaction) -> Bool {
        movesAs(other) && transaction.disablesAnimations == other.transaction.disablesAnimations
            && !transaction.hasValues && !other.transaction.hasValues
    }

    /// Returns whether operations in both transactions belong to one animation group.
    func movesAs(_ other: CarriedTransaction) -> Bool {
        self === other
            || transaction.animation == other.transaction.animation
                && transaction.completions.elementsEqual(other.transaction.completions, by: ===)
    }
}
