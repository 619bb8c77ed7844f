// SPDX-License-Identifier: Apache-2.0

/// An alert as a value. Newer code uses `alert(_:isPresented:actions:message:)`.
///
/// ```swift
/// .alert(isPresented: $asks) {
///     Alert(
///         title: Text("Delete the file?"), message: Text("It cannot be undone."),
///         primaryButton: .destructive(Text("Delete")) { delete() }, secondaryButton: .cancel())
/// }
/// ```
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button, which is an OK button by default.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
    }

    /// Creates an alert with two buttons side by side.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
    }

    /// Creates an alert with any number of buttons. Three or more form a column.
    public init(title: Text, message: Text? = nil, buttons: [Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let role: ButtonRole?
        /// The label, or `nil` for a localized "Cancel".
        let label: Text?
        let action: (() -> Void)?

        /// Creates a button without a role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }

        /// Creates a button that changes nothing. Escape activates it.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// Creates a cancel button with the localized label "Cancel".
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: nil, action: action)
        }

        /// Creates a button for an action that deletes or loses data.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }
}

// Forms that SwiftUI does not have: they take strings instead of texts.
extension Alert {
    /// Creates an alert from strings. Without buttons it has an OK button.
    public init(title: String, message: String? = nil, buttons: [Button] = []) {
        self.init(title: Text(title), message: message.map { Text($0) }, buttons: buttons)
    }

    /// Creates an alert from strings with one button.
    public init(title: String, message: String? = nil, button: Button) {
        self.init(title: title, message: message, buttons: [button])
    }

    /// Creates an alert from strings with two buttons side by side.
    public init(title: String, message: String? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
    }
}

extension Alert.Button {
    /// Creates a button without a role from a string.
    public static func `default`(_ label: String, action: (() -> Void)? = {}) -> Alert.Button {
        .default(Text(label), action: action)
    }

    /// Creates a button that changes nothing from a string. Escape activates it.
    public static func cancel(_ label: String, action: (() -> Void)? = {}) -> Alert.Button {
        .cancel(Text(label), action: action)
    }

    /// Creates a button for a destructive action from a string.
    public static func destructive(_ label: String, action: (() -> Void)? = {}) -> Alert.Button {
        .destructive(Text(label), action: action)
    }
}

/// The buttons of an alert or an action sheet described as a value.
nonisolated struct LegacyButtons: View, BuiltInView {
    let buttons: [Alert.Button]

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                if let label = button.label { label } else { BuiltInText(.cancel) }
            }
        }
    }
}
