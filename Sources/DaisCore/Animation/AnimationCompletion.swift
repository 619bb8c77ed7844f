// SPDX-License-Identifier: Apache-2.0

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let waitsForEnd: Bool

    /// When it seems to be there; a spring may still tremble.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForEnd: false)
    /// When nothing moves any more, also nothing that took over what the transaction had begun to move.
    public static let removed = AnimationCompletionCriteria(waitsForEnd: true)
}

/// One action that waits for animations; it runs once.
final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    /// Its number on the wire, once something of its transaction was animated.
    @MainActor var number = 0
    /// The longest animation it waits for, in seconds.
    @MainActor var seconds = 0.0
    @MainActor var timer: (any ScheduledAction)?

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    @MainActor func run() {
        timer?.cancel()
        timer = nil
        let action = action
        self.action = nil
        action?()
    }
}

/// The completions of one tree that have not run, in the order in which they were asked for.
///
///       expected ──written, something moves──▶ waiting ──browser says so, or its time is long over──▶ run
///           └────written, nothing moves──────────────────────────────────────────────────────────────▶ run
///
/// A tab that sleeps, or a connection that is gone, says nothing: two seconds after the end a timer speaks for it.
/// While nothing waits there is no timer.
@MainActor
final class AnimationCompletions {
    private var expected: [AnimationCompletion] = []
    private var waiting: [AnimationCompletion] = []
    private var last = 0
    private unowned let tree: Tree
    private static let grace = 2.0

    init(tree: Tree) { self.tree = tree }

    func expect(_ completions: [AnimationCompletion]) {
        for completion in completions where !expected.contains(where: { $0 === completion }) {
            expected.append(completion)
        }
        if !completions.isEmpty { tree.mailbox.schedule() }
    }

    /// Something of their transaction is animated: the numbers for the wire, those that wait for the very end negative.
    func announce(_ completions: [AnimationCompletion], for animation: Animation) -> [Int] {
        completions.map { completion in
            if completion.number == 0 {
                last += 1
                completion.number = last
            }
            let end = completion.criteria.waitsForEnd ? animation.end : animation.completion
            completion.seconds = max(completion.seconds, end)
            return completion.criteria.waitsForEnd ? -completion.number : completion.number
        }
    }

    /// Everything that the transactions so far have changed is in the frame.
    func written() {
        guard !expected.isEmpty else { return }
        let batch = expected
        expected = []
        var idle: [AnimationCompletion] = []
        for completion in batch {
            guard completion.number != 0 else {
                idle.append(completion)
                continue
            }
            waiting.append(completion)
            guard completion.seconds.isFinite else { continue }
            completion.timer = tree.clock.after(.seconds(completion.seconds + Self.grace)) { [weak self] in
                self?.finish([completion.number])
            }
        }
        guard !idle.isEmpty else { return }
        tree.mailbox.perform { for completion in idle { completion.run() } }
    }

    /// The browser says that the animations with these numbers have ended.
    func finish(_ numbers: [Int]) {
        for number in numbers {
            guard let index = waiting.firstIndex(where: { $0.number == number }) else { continue }
            let completion = waiting.remove(at: index)
            if tree.isInTurn {
                completion.run()
            } else {
                tree.mailbox.perform { completion.run() }
            }
        }
    }

    func cancelAll() {
        for completion in waiting { completion.timer?.cancel() }
        waiting = []
        expected = []
    }
}
