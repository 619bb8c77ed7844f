// SPDX-License-Identifier: Apache-2.0

/// Drives a phase animator from phase to phase.
///
///     resting ──appears│trigger──▶ changing ──completion, not before its time──▶ changing … ──round──▶ resting
///
/// A completion may be early because nothing moved or the tab is hidden. The animation's duration passes nevertheless.
@MainActor
final class PhaseAnimatorSequence {
    private var count = 1
    private var repeats = false
    private var index: Binding<Int>?
    private var animation: (Int) -> Animation? = { _ in nil }
    private var isShown = false
    /// The number of the latest wait. Earlier ones are ignored.
    private var turn = 0
    private var timer: (any ScheduledAction)?
    /// The minimum duration of a phase, which makes a phase without animation visible.
    private static let shortest = 1.0 / 30

    nonisolated init() {}

    func follow(_ count: Int, _ index: Binding<Int>, repeats: Bool, _ animation: @escaping (Int) -> Animation?) {
        self.count = count
        self.index = index
        self.repeats = repeats
        self.animation = animation
    }

    func appear() {
        isShown = true
        if repeats { start() }
    }

    func disappear() {
        isShown = false
        turn += 1
        timer?.cancel()
        timer = nil
    }

    func start() {
        guard isShown, count > 1 else { return }
        turn += 1
        timer?.cancel()
        let now = index?.wrappedValue ?? 0
        change(to: repeats ? (now + 1) % count : 1)
    }

    private func change(to next: Int) {
        guard let tree = SessionContext.current?.tree else { return }
        let turn = turn
        let animation = animation(next)
        let due = tree.clock.now + .seconds(limiting: max(animation?.completion ?? 0, Self.shortest))
        guard let animation, animation.completion.isFinite else {
            let set = { self.index?.wrappedValue = next }
            if animation == nil { set() } else { withAnimation(animation, set) }
            if animation == nil { wait(until: due, after: next, turn, in: tree) }
            return
        }
        withAnimation(animation) {
            index?.wrappedValue = next
        } completion: { [weak self, weak tree] in
            if let tree { self?.wait(until: due, after: next, turn, in: tree) }
        }
    }

    private func wait(until due: Duration, after phase: Int, _ turn: Int, in tree: Tree) {
        guard turn == self.turn else { return }
        guard repeats || phase != 0 else { return }
        let rest = due - tree.clock.now
        let goOn: @MainActor @Sendable () -> Void = { [weak self, weak tree] in
            tree?.presence.whenPresent {
                tree?.mailbox.perform {
                    guard let self, turn == self.turn else { return }
                    self.change(to: (phase + 1) % self.count)
                }
            }
        }
        if rest > .milliseconds(5) { timer = tree.clock.after(rest, goOn) } else { goOn() }
    }
}
