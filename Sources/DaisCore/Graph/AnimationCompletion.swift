// SPDX-License-Identifier: Apache-2.0

/// The condition under which an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let waitsForEnd: Bool

    /// The animation appears to have finished, although a spring may still oscillate slightly.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForEnd: false)
    /// The animation has ended, including animations that have taken over its changes.
    public static let removed = AnimationCompletionCriteria(waitsForEnd: true)
}

/// An action that runs once, after animations have completed.
final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    /// The number on the wire, assigned when a change of its transaction is animated.
    @MainActor var number = 0
    /// The duration of the longest of its animations, in seconds.
    @MainActor var seconds = 0.0
    @MainActor var timer: (any ScheduledAction)?

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    @MainActor func run() {
        let action = action
        cancel()
        action?()
    }

    /// Ends the waiting without the action. The timer holds this object.
    @MainActor func cancel() {
        timer?.cancel()
        timer = nil
        action = nil
    }
}

/// The pending completions of a tree, in the order of their registration.
///
///       expected ──written, something moves──▶ waiting ──browser reports its end, or timer──▶ run
///           └────written, nothing moves──────────────────────────────────────────────────────────────▶ run
///
/// A suspended tab or a lost connection reports nothing, so a timer runs the completions two seconds after their end.
/// There is no timer while no completion waits.
@MainActor
final class AnimationCompletions: UpdateParticipant {
    private var expected: [AnimationCompletion] = []
    private var waiting: [AnimationCompletion] = []
    private var last = 0
    private unowned let tree: Tree
    private static let grace = 2.0

    init(_ tree: Tree) { self.tree = tree }

    func expect(_ completions: [AnimationCompletion]) {
        guard tree.rehearsal == nil else { return }
        for completion in completions where !expected.contains(where: { $0 === completion }) {
            expected.append(completion)
        }
        if !completions.isEmpty { tree.mailbox.schedule() }
    }

    /// Returns the numbers on the wire for completions with an animation. Those that wait for removal are negative.
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

    /// Handles that the changes of all transactions so far are in the frame.
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
            completion.timer = tree.clock.after(.seconds(limiting: completion.seconds + Self.grace)) { [weak self] in
                self?.finish([completion.number])
            }
        }
        guard !idle.isEmpty else { return }
        tree.mailbox.perform { for completion in idle { completion.run() } }
    }

    /// Handles that the browser has finished the animations with these numbers.
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

    func close() {
        for completion in waiting { completion.cancel() }
        waiting = []
        expected = []
    }
}

extension Tree {
    var completions: AnimationCompletions { companion(AnimationCompletions.self, make: AnimationCompletions.init) }
}

extension CarriedTransaction: OperationGroup {
    var isAnimated: Bool { transaction.animation != nil }

    func joins(_ other: any OperationGroup) -> Bool {
        (other as? CarriedTransaction).map(movesAs) ?? false
    }

    @MainActor func operation(around operations: [Operation], in document: Document) -> Operation {
        let animation = transaction.animation ?? .default
        let numbers = document.tree.completions.announce(transaction.completions, for: animation)
        return .animated(animation, completions: numbers, operations)
    }
}
