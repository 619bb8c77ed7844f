// SPDX-License-Identifier: Apache-2.0

/// The effects of content that is mounted but not shown yet, such as a presentation that is prepared. They run when it is
/// shown, and never if it is not.
@MainActor
final class HeldEffects {
    /// The largest number of contents of a kind that are prepared. A new one replaces the one that was wanted first.
    static let limit = 8
    /// The time for which content stays prepared after the last intent.
    static let patience = Duration.seconds(60)

    private var effects: [() -> Void] = []

    func add(_ effect: @escaping () -> Void) { effects.append(effect) }

    /// Runs the effects with those of the current update.
    func release(in tree: Tree) {
        let all = effects
        effects = []
        for effect in all { tree.effect(effect) }
        for participant in tree.cycle.participants { participant.heldContentIsShown() }
    }
}

extension _Node {
    /// The effects that wait until the node is shown, or `nil` if it is shown or gone.
    final var heldEffects: HeldEffects? {
        guard isMounted, tree.cycle.holders > 0 else { return nil }
        var node: _Node? = self
        while let current = node {
            if let held = current.ownHeldEffects { return held }
            node = current.around
        }
        return nil
    }
}

/// Passes reports of the browser to the app. For content that is only prepared, the last one waits until it is shown.
@MainActor
final class HeldReport<Report> {
    private var last: Report?

    func pass(_ report: Report, about node: _Node, to receive: @escaping (Report) -> Void) {
        guard let effects = node.heldEffects else { return receive(report) }
        if last == nil {
            effects.add { [weak self] in
                if let report = self?.last { receive(report) }
                self?.last = nil
            }
        }
        last = report
    }
}
