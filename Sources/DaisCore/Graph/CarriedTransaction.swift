// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A transaction on its way: one reference in a mark, in the tree while a body is evaluated, in a run of operations.
final class CarriedTransaction: Sendable {
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }

    @TaskLocal static var current: CarriedTransaction?

    /// Brings elements up to date with what has changed so far. Where bodies are being evaluated it has to wait, and
    /// the changes carry their transactions in their marks.
    static func settle(ending carried: CarriedTransaction? = nil) {
        guard isOnMainActor else {
            carried?.completeUnseen()
            return
        }
        MainActor.assumeIsolated {
            guard let tree = SessionContext.current?.tree else { return carried?.completeUnseen() ?? () }
            tree.settleMarks()
            if let carried { tree.completions.expect(carried.transaction.completions) }
        }
    }

    /// On Linux the main queue is not bound to the main thread, and only a queue can be asked without a trap.
    private static var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
    }

    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Outside of a session nothing is animated.
    private func completeUnseen() {
        guard !transaction.completions.isEmpty else { return }
        let completions = transaction.completions
        Task { @MainActor in
            for completion in completions { completion.run() }
        }
    }

    /// Runs what a change has led to under the transaction of that change.
    static func `continue`(_ carried: CarriedTransaction?, _ work: () -> Void) {
        guard let carried else { return work() }
        $current.withValue(carried, operation: work)
    }

    /// Whether nothing that follows could tell the two apart.
    func says(theSameAs other: CarriedTransaction) -> Bool {
        movesAs(other) && transaction.disablesAnimations == other.transaction.disablesAnimations
            && !transaction.hasValues && !other.transaction.hasValues
    }

    /// Whether operations under both belong into one group.
    func movesAs(_ other: CarriedTransaction?) -> Bool {
        guard let other else { return false }
        return self === other
            || transaction.animation == other.transaction.animation
                && transaction.completions.elementsEqual(other.transaction.completions, by: ===)
    }
}
