// SPDX-License-Identifier: Apache-2.0

/// Presentation without animation; see ``Transaction/disablesAnimations``.
extension PresentationMachine {
    /// Returns whether an exit for this reason is without animation. Dismissals by the user always animate.
    func leavesStill(_ reason: DismissalReason) -> Bool {
        switch reason {
        case .parentDismissed: parent?.isStill ?? false
        case .programmatic, .replaced, .sourceRemoved:
            engine.isStill(source) || closesStill
        default: false
        }
    }

    /// Indicates whether the closing transaction, or one set by the presenting view, disables animations.
    private var closesStill: Bool {
        let now = CarriedTransaction.current
        let said = source.isMounted && engine.tree.cycle.transactionNodes > 0 ? source.spoken(now) : nil
        return (said ?? now?.transaction)?.disablesAnimations ?? false
    }
}
