// SPDX-License-Identifier: Apache-2.0

/// A text field that shows its text as dots.
///
/// ```swift
/// SecureField("Password", text: $password).textContentType(.password)
/// ```
nonisolated public struct SecureField<Label: View>: View, BuiltInView {
    let label: Label
    let text: Binding<String>
    let prompt: Text?
    var onCommit: (() -> Void)?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textFieldStyle) private var style
    @Environment(\.textInputTraits) private var traits
    @Environment(\.submitActions) private var actions

    /// Creates a field with a custom label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.text = text
        self.prompt = prompt
    }

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn(let style):
            FieldBox(
                kind: .secure, label: label, prompt: prompt, text: text, value: text.wrappedValue, commitsAtEnd: false,
                isEnabled: isEnabled, className: style.className, traits: traits,
                actions: onCommit.map { SubmitActions(action: $0, outer: actions) } ?? actions, editingChanged: nil)
        case .custom(let value, let outer):
            configuration.styled(by: value, in: outer)
        }
    }

    /// The field for a custom style. Styles get secure fields as text fields, as in SwiftUI.
    @MainActor private var configuration: TextField<StyleContent> {
        var field = TextField<StyleContent>(text: text, prompt: prompt) { StyleContent(label) }
        field.isSecure = true
        field.onCommit = onCommit
        return field
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a localized title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localized title and an action for the Return key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(titleKey) }
        self.onCommit = onCommit
    }

    /// Creates a field with a title and an action for the Return key.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(title) }
        self.onCommit = onCommit
    }
}
