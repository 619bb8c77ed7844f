// SPDX-License-Identifier: Apache-2.0

/// A field for text.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("Notes", text: $notes, axis: .vertical)
/// TextField("Amount", value: $amount, format: .number)
/// ```
/// The server's response to an earlier key never disturbs newer input. If the binding changes the text, for instance to
/// uppercase, the field shows the result. With a format, the value is written on Return or when the field loses focus.
nonisolated public struct TextField<Label: View>: View, BuiltInView {
    let label: Label
    let text: Binding<String>
    var prompt: Text?
    var axis: Axis = .horizontal
    var selection: Binding<TextSelection?>?
    /// Indicates whether the field stands for a secure field in a custom style.
    var isSecure = false
    var commitsAtEnd = false
    /// Returns the text of a value in the language of the environment.
    var localizedText: ((Locale) -> Binding<String>)?
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale
    @Environment(\.textFieldStyle) private var style
    @Environment(\.textInputTraits) private var traits
    @Environment(\.submitActions) private var actions

    /// Creates a field with a custom label. A vertical field grows with its text and has several lines.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.text = text
        self.prompt = prompt
        self.axis = axis
    }

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn(let style):
            let text = localizedText.map { $0(locale) } ?? text
            FieldBox(
                kind: isSecure ? .secure : axis == .vertical ? .lines : .line, label: label, prompt: prompt, text: text,
                value: text.wrappedValue, commitsAtEnd: commitsAtEnd, isEnabled: isEnabled, className: style.className,
                traits: traits, actions: submission, editingChanged: onEditingChanged,
                selection: selection.map(FieldSelection.init))
        case .custom(let value, let outer):
            configuration.styled(by: value, in: outer)
        }
    }

    /// The field for a custom style, with a label of the type that styles know.
    @MainActor private var configuration: TextField<StyleContent> {
        var field = TextField<StyleContent>(text: text, prompt: prompt, axis: axis) { StyleContent(label) }
        field.selection = selection
        field.isSecure = isSecure
        field.commitsAtEnd = commitsAtEnd
        field.localizedText = localizedText
        field.onEditingChanged = onEditingChanged
        field.onCommit = onCommit
        return field
    }

    @MainActor private var submission: SubmitActions? {
        onCommit.map { SubmitActions(action: $0, outer: actions) } ?? actions
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title, which is shown while the field is empty.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a title, which is shown while the field is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a field with a localized title and actions for focus changes and the Return key.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text) { Text(titleKey) }
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// Creates a field with a title and actions for focus changes and the Return key.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text) { Text(title) }
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// Creates a field with a localized title and an action for the Return key.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
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
