// SPDX-License-Identifier: Apache-2.0

/// The answer that a caller awaits from a presentation.
///
///     caller ──awaits──▶ stream ◀──ends── PendingAnswer ◀── descriptor of the presentation, record of its door
///
/// The caller holds only the stream. If a presentation ends without a reason, as with its session, the release of this
/// object ends the wait.
@MainActor
final class PendingAnswer {
    enum End: Sendable {
        case answered(any Sendable)
        case dismissed(DismissalReason)
    }

    let expected: Any.Type
    private let isExpected: (Any) -> Bool
    private let caller: AsyncStream<End>.Continuation
    private var given: (any Sendable)?

    private init(_ expected: Any.Type, _ isExpected: @escaping (Any) -> Bool, _ caller: AsyncStream<End>.Continuation) {
        self.expected = expected
        self.isExpected = isExpected
        self.caller = caller
    }

    static func expecting<Answer: Sendable>(_ type: Answer.Type) -> (PendingAnswer, AsyncStream<End>) {
        let (stream, caller) = AsyncStream.makeStream(of: End.self)
        return (PendingAnswer(type, { $0 is Answer }, caller), stream)
    }

    /// Keeps the first answer until the end. Returns `false` if it is not of the expected type.
    func give(_ value: any Sendable) -> Bool {
        guard isExpected(value) else { return false }
        if given == nil { given = value }
        return true
    }

    /// Tells the caller. Only the first call has an effect.
    func finish(_ reason: DismissalReason) {
        caller.yield(given.map(End.answered) ?? .dismissed(reason))
        caller.finish()
    }

    /// Ends the wait without a result, with the session.
    func cancel() { caller.finish() }

    deinit { caller.finish() }
}

extension AsyncStream<PendingAnswer.End> {
    /// Waits for the end of the presentation, or for the cancellation of the task.
    @MainActor func result<Answer: Sendable>(_ type: Answer.Type) async -> PresentationResult<Answer> {
        for await end in self {
            switch end {
            case .answered(let value): return (value as? Answer).map { .answered($0) } ?? .canceled
            case .dismissed(let reason): return .dismissed(reason)
            }
        }
        return .canceled
    }
}

extension PresentationMachine {
    /// Answers the nearest enclosing presentation that a caller awaits, and dismisses it.
    func answer(with value: any Sendable) {
        var next: PresentationMachine? = self
        while let current = next, current.descriptor.answer == nil { next = current.parent }
        guard let machine = next, let pending = machine.descriptor.answer else {
            return PresentationDiagnostics.unawaited(self, value)
        }
        guard pending.give(value) else { return PresentationDiagnostics.unexpected(value, for: pending, machine) }
        machine.exit(.programmatic)
    }

    /// Tells the caller how the presentation has ended. The handlers of the present event come first, because the button
    /// of a dialog closes it and then answers.
    func conclude(_ reason: DismissalReason) {
        guard let pending = descriptor.answer else { return }
        engine.tree.effect { pending.finish(reason) }
    }
}
