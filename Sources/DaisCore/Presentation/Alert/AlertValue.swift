// SPDX-License-Identifier: Apache-2.0

/// An alert as a value; newer code uses `alert(_:isPresented:actions:message:)`.
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

    /// An alert with one button; an OK, unless there is another.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
    }

    /// An alert with two buttons, side by side.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
    }

    /// An alert with any number of buttons: three and more stand in a column.
    public init(title: Text, message: Text? = nil, buttons: [Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let role: ButtonRole?
        /// Without one it is a cancel button, in the reader's language.
        let label: Text?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }

        /// Leaves everything as it was; Escape means it.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// A cancel button called Cancel.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: nil, action: action)
        }

        /// Deletes or loses something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }
}

// Not SwiftUI's: strings where it takes texts.
extension Alert {
    /// - Parameter buttons: an OK, unless there are others.
    public init(title: String, message: String? = nil, buttons: [Button] = []) {
        self.init(title: Text(title), message: message.map { Text($0) }, buttons: buttons)
    }

    public init(title: String, message: String? = nil, button: Button) {
        self.init(title: title, message: message, buttons: [button])
    }

    public init(title: String, message: String? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
    }
}

extension Alert.Button {
    public static func `default`(_ label: String, action: (() -> Void)? = {}) -> Alert.Button {
        .default(Text(label), action: action)
    }

    public static func cancel(_ label: String, action: (() -> Void)? = {}) -> Alert.Button {
        .cancel(Text(label), action: action)
    }

    public static func destructive(_ label: String, action: (() -> Void)? = {}) -> Alert.Button {
        .destructive(Text(label), action: action)
    }
}

/// The buttons of an alert or an action sheet that was described as a value.
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
