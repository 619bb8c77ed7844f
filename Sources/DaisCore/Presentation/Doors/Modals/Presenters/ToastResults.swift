// SPDX-License-Identifier: Apache-2.0

extension ToastPresenter {
    /// Shows a toast with choices, and waits for one of them.
    ///
    /// ```swift
    /// let result = await toastPresenter.ask("Message archived", choices: [DialogChoice("Undo", returns: true)])
    /// if result.answer == nil { delete() }
    /// ```
    /// The wait ends when the toast begins to leave: with the choice, with `.dismissed(.timeout)` or another reason, or
    /// with the task, which dismisses the toast. The toast stays for its duration when the view is removed, and the wait
    /// goes on.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - message: The text below it.
    ///   - systemImage: The name of the symbol.
    ///   - role: The role, which has a symbol and a color.
    ///   - style: The duration, placement and dismissals. A toast with buttons stays for at least ten seconds.
    ///   - choices: The buttons.
    @discardableResult
    public func ask<Value: Sendable>(
        _ title: String, message: String? = nil, systemImage: String? = nil, role: ToastRole? = nil,
        style: ToastPresentationStyleProvider = .standard(duration: .long), choices: [DialogChoice<Value>]
    ) async -> PresentationResult<Value> {
        await present(returning: Value.self, style: style) {
            ToastLabel(
                title: Text(title), message: message.map { Text($0) }, systemImage: systemImage, role: role,
                action: DialogChoices(choices: choices))
        }
    }

    /// Shows a toast and waits for its answer.
    ///
    /// The content answers with ``EnvironmentValues/presentationAnswer``. The wait ends as with
    /// ``ask(_:message:systemImage:role:style:choices:)``.
    ///
    /// - Parameters:
    ///   - answer: The type of the answer.
    ///   - style: The duration, placement and dismissals.
    ///   - accessibilityAnnouncement: The text that screen readers announce, or `nil` for the toast's own text.
    ///   - content: The content of the toast.
    @discardableResult
    public func present<Content: View, Answer: Sendable>(
        returning answer: Answer.Type, style: ToastPresentationStyleProvider = .standard(),
        accessibilityAnnouncement: String? = nil, @ViewBuilder content: () -> Content
    ) async -> PresentationResult<Answer> {
        guard !Task.isCancelled else { return .canceled }
        let (handle, end) = begin(answer, Self.item(content(), style, accessibilityAnnouncement))
        let result = await end.result(answer)
        if case .canceled = result { handle.dismiss() }
        return result
    }

    /// Holds no reference to the pending answer, which the toast owns.
    private func begin<Answer: Sendable>(
        _ type: Answer.Type, _ item: PresentedItem
    ) -> (any ModalLifetime, AsyncStream<PendingAnswer.End>) {
        let (pending, end) = PendingAnswer.expecting(type)
        item.answer = pending
        return (ModalHandle(item, at: add(item)), end)
    }
}
