// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension ToastHistory {
    /// Shows a toast of the history again, with its content and its buttons.
    ///
    /// ```swift
    /// struct Notices: View {
    ///     @Environment(\.toastHistory) private var history
    ///
    ///     var body: some View {
    ///         List(history.entries) { entry in
    ///             Button(entry.text) { history.present(entry) }
    ///         }
    ///     }
    /// }
    /// ```
    /// It is shown in the window, with the environment of the app, and is a new entry of the history. A button of a view
    /// that has been removed runs its action, but changes no `@State` of that view. While the toast is still shown, the
    /// call has no effect.
    ///
    /// - Returns: The id of the presentation, or `nil` if there is none.
    @discardableResult
    public func present(_ entry: Entry) -> UUID? {
        guard let current = entries.first(where: { $0.id == entry.id }), current.reason != nil,
            let content = current.content, let session = SessionContext.current
        else { return nil }
        return session.coordinator.present(type: .toast) { content() }
    }
}
