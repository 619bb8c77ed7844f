// SPDX-License-Identifier: Apache-2.0

extension ModalPresenter {
    /// Presents a modal and waits for its answer.
    ///
    /// ```swift
    /// let result = await modalPresenter.present(returning: Color.self, style: .card()) { ColorList() }
    /// ```
    /// The content answers with ``EnvironmentValues/presentationAnswer``. The wait ends when the exit starts: with an
    /// answer or a dismissal, for example because the presenting view is removed. No token is needed, because canceling
    /// the task dismisses the modal.
    ///
    /// - Parameters:
    ///   - answer: The type of the answer.
    ///   - style: The appearance, the transitions and the dismissals.
    ///   - info: The metadata for hosts and the log.
    ///   - content: The content, evaluated again when the values it reads change.
    @discardableResult
    public func present<Content: View, Answer: Sendable>(
        returning answer: Answer.Type, style: ModalPresentationStyleProvider, info: ModalInfo = .empty(),
        @ViewBuilder content: @escaping () -> Content
    ) async -> PresentationResult<Answer> {
        guard !Task.isCancelled else { return .canceled }
        let (key, end) = begin(answer, style, info, content)
        let result = await end.result(answer)
        if case .canceled = result { viewPresentations?.remove(key, .programmatic) }
        return result
    }

    /// Presents a modal with a style and waits for its answer.
    @discardableResult
    public func present<Content: View, Answer: Sendable, Style: ModalPresentationStyle>(
        returning answer: Answer.Type, style: Style, info: ModalInfo = .empty(),
        @ViewBuilder content: @escaping () -> Content
    ) async -> PresentationResult<Answer> {
        await present(returning: answer, style: ModalPresentationStyleProvider(style), info: info, content: content)
    }

    /// Holds no reference to the pending answer, which the presentation owns.
    private func begin<Content: View, Answer: Sendable>(
        _ type: Answer.Type, _ style: ModalPresentationStyleProvider, _ info: ModalInfo,
        _ content: @escaping () -> Content
    ) -> (ModalKey, AsyncStream<PendingAnswer.End>) {
        let (pending, end) = PendingAnswer.expecting(type)
        let item = item(style, info, nil, content)
        item.answer = pending
        add(item)
        return (item.key, end)
    }
}
