// SPDX-License-Identifier: Apache-2.0

/// A confirmation dialog as a value; its buttons are those of ``AlertParameters``.
@MainActor
public struct ConfirmationDialogParameters {
    public var title: String?
    public var message: String?
    /// Makes the buttons.
    public var buttons: () -> [any AlertButtonProtocol]
    /// Whatever an app wants to tell by this value.
    public var attributes: [String: Any?]

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
    /// Offers actions while there are parameters; every button sets them to `nil`, then runs its action. The title is
    /// hidden if there is neither title nor message.
    @MainActor public func confirmationDialog(parameters: Binding<ConfirmationDialogParameters?>) -> some View {
        let value = parameters.wrappedValue
        let isBare = value?.title == nil && value?.message == nil
        return dialog(
            .confirmationDialog, Text(verbatim: value?.title ?? ""), isBare ? .hidden : .visible,
            while: parameters.isPresent(), value.map { ParameterButtons($0.buttons()) },
            (value?.message).map { Text(verbatim: $0) })
    }
}
