// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PresentationCoordinator {
    /// Presents content and waits for its answer.
    ///
    /// ```swift
    /// let result = await coordinator.present(type: .sheet, returning: Color.self) { ColorList() }
    /// if let color = result.answer { tint = color }
    /// ```
    /// The content answers with ``EnvironmentValues/presentationAnswer``. The wait ends when the exit starts: with an
    /// answer, a dismissal for any reason, or the end of the session. Canceling the task dismisses the presentation. A
    /// coordinator that is in no environment waits until it has a place.
    ///
    /// - Parameters:
    ///   - type: The type of the presentation.
    ///   - answer: The type of the answer.
    ///   - metadata: Values to keep in the entry.
    ///   - request: The id and the importance, which a ``PresentationPolicy`` reads.
    ///   - content: The content, evaluated again when the values it reads change.
    @discardableResult
    public func present<Content: View, Answer: Sendable>(
        type: PresentationType, returning answer: Answer.Type, metadata: [String: any Sendable] = [:],
        request: PresentationRequest? = nil, @ViewBuilder content: @escaping () -> Content
    ) async -> PresentationResult<Answer> {
        let make = { AnyView(content()) }
        return await result(answer) { pending in
            add(
                type, AnyView(LateContent(make: make)), make, DismissalHandlers(), metadata, request: request,
                answer: pending)
        }
    }

    /// Presents something and waits for its answer.
    func result<Answer: Sendable>(
        _ type: Answer.Type, of present: (PendingAnswer) -> UUID
    ) async -> PresentationResult<Answer> {
        guard !Task.isCancelled else { return .canceled }
        let (id, end) = begin(type, present)
        let result = await end.result(type)
        if case .canceled = result { dismiss(id) }
        return result
    }

    /// Holds no reference to the pending answer, which the presentation owns.
    private func begin<Answer: Sendable>(
        _ type: Answer.Type, _ present: (PendingAnswer) -> UUID
    ) -> (UUID, AsyncStream<PendingAnswer.End>) {
        let (pending, end) = PendingAnswer.expecting(type)
        return (present(pending), end)
    }
}
