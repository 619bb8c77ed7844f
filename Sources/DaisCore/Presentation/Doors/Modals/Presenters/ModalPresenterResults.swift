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
        await result(answer) { item(style, info, nil, content) }
    }

    /// Presents a modal with a style and waits for its answer.
    @discardableResult
    public func present<Content: View, Answer: Sendable, Style: ModalPresentationStyle>(
        returning answer: Answer.Type, style: Style, info: ModalInfo = .empty(),
        @ViewBuilder content: @escaping () -> Content
    ) async -> PresentationResult<Answer> {
        await present(returning: answer, style: ModalPresentationStyleProvider(style), info: info, content: content)
    }

    /// Presents an item and waits for its answer.
    func result<Answer: Sendable>(
        _ type: Answer.Type, of make: () -> PresentedItem
    ) async -> PresentationResult<Answer> {
        guard !Task.isCancelled else { return .canceled }
        let (key, end) = begin(type, make)
        let result = await end.result(type)
        if case .canceled = result { viewPresentations?.remove(key, .programmatic) }
        return result
    }

    /// Holds no reference to the pending answer, which the presentation owns.
    private func begin<Answer: Sendable>(
        _ type: Answer.Type, _ make: () -> PresentedItem
    ) -> (ModalKey, AsyncStream<PendingAnswer.End>) {
        let (pending, end) = PendingAnswer.expecting(type)
        let item = make()
        item.answer = pending
        add(item)
        return (item.key, end)
    }
}
