// SPDX-License-Identifier: Apache-2.0

/// A confirmation dialog as a value, with buttons as in ``AlertParameters``.
///
/// ```swift
/// let parameters = ConfirmationDialogParameters(title: "Delete the album?", message: nil) {
///     AlertButton(role: .destructive, action: { delete() }, title: "Delete")
/// }
/// ```
@MainActor
public struct ConfirmationDialogParameters {
    /// The title, also the dialog's accessible name.
    public var title: String?
    /// The message below the title.
    public var message: String?
    /// A closure that makes the buttons.
    public var buttons: () -> [any AlertButtonProtocol]
    /// Custom values of the app.
    public var attributes: [String: Any?]

    /// Creates a dialog with buttons from a builder.
    public init(
        title: String?, message: String?,
        @AlertButtonBuilder actions buttons: @escaping () -> [any AlertButtonProtocol],
        attributes: [String: Any?] = [:]
    ) {
        self.title = title
        self.message = message
        self.buttons = buttons
        self.attributes = attributes
    }
}

extension View {
    /// Shows a dialog with actions while the parameters are not `nil`. Every button sets them to `nil`, then runs its
    /// action. The title is hidden if there is neither a title nor a message.
    @MainActor public func confirmationDialog(parameters: Binding<ConfirmationDialogParameters?>) -> some View {
        confirmationDialog(parameters, DismissalHandlers())
    }

    /// Shows a dialog with actions while the parameters are not `nil`, with closures that receive the reason of the
    /// dismissal: at the start of each exit, and once after the removal.
    @MainActor public func confirmationDialog(
        parameters: Binding<ConfirmationDialogParameters?>, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: @escaping (DismissalReason) -> Void
    ) -> some View {
        confirmationDialog(parameters, DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    @MainActor private func confirmationDialog(
        _ parameters: Binding<ConfirmationDialogParameters?>, _ handlers: DismissalHandlers
    ) -> some View {
        let value = parameters.wrappedValue
        let isBare = value?.title == nil && value?.message == nil
        return dialog(
            .confirmationDialog, Text(verbatim: value?.title ?? ""), isBare ? .hidden : .visible,
            while: parameters.isPresent(), value.map { ParameterButtons($0.buttons()) },
            (value?.message).map { Text(verbatim: $0) }, handlers)
    }
}
