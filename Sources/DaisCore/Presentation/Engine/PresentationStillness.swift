// SPDX-License-Identifier: Apache-2.0

/// Coming and going without motion; see ``Transaction/disablesAnimations``.
extension PresentationMachine {
    /// Whether an exit for this reason takes no time. What the user does moves as usual.
    func leavesStill(_ reason: DismissalReason) -> Bool {
        switch reason {
        case .parentDismissed: parent?.isStill ?? false
        case .programmatic, .replaced, .sourceRemoved:
            engine.isStill(source) || closesStill
        default: false
        }
    }

    /// Whether who closes it now, or the view that presents it, wants no motion.
    private var closesStill: Bool {
        let now = CarriedTransaction.current
        let said = source.isMounted && engine.tree.transactionNodes > 0 ? source.spoken(now) : nil
        return (said ?? now?.transaction)?.disablesAnimations ?? false
    }
}
