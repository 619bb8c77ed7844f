// SPDX-License-Identifier: Apache-2.0

/// The effects of content that is mounted but not shown yet, such as a presentation that is prepared. They run when it is
/// shown, and never if it is not.
@MainActor
final class HeldEffects {
    private var effects: [() -> Void] = []
    /// The cycle that counts what is held, from ``begin(in:)`` to ``end()``.
    private var cycle: UpdateCycle?

    /// Begins to hold the effects of content that is about to be mounted.
    func begin(in tree: Tree) {
        guard cycle == nil else { return }
        cycle = tree.cycle
        tree.cycle.holders += 1
    }

    /// Ends with the content, or when it is shown.
    func end() {
        cycle?.holders -= 1
        cycle = nil
    }

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
