// SPDX-License-Identifier: Apache-2.0

/// A field for text.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("Notes", text: $notes, axis: .vertical)
/// TextField("Amount", value: $amount, format: .number)
/// ```
/// What is typed is never disturbed by the answer to an earlier key. A binding that changes what it is given
/// (upper case, a limit) shows in the field. With a format the value is taken over at Return or when the field is left.
nonisolated public struct TextField<Label: View>: View, BuiltInView {
    let label: Label
    let text: Binding<String>
    var prompt: Text?
    var axis: Axis = .horizontal
    var commitsAtEnd = false
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textFieldClass) private var className
    @Environment(\.textInputTraits) private var traits
    @Environment(\.submitActions) private var actions

    /// - Parameter axis: along which the field grows with its text; a vertical one has several lines.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.text = text
        self.prompt = prompt
        self.axis = axis
    }

    @MainActor public var body: some View {
        FieldBox(
            kind: axis == .vertical ? .lines : .line, label: label, prompt: prompt, text: text,
            value: text.wrappedValue, commitsAtEnd: commitsAtEnd, isEnabled: isEnabled, className: className,
            traits: traits, actions: submission, editingChanged: onEditingChanged)
    }

    @MainActor private var submission: SubmitActions? {
        onCommit.map { SubmitActions(action: $0, outer: actions) } ?? actions
    }
}

extension TextField where Label == Text {
    /// - Parameter titleKey: what the field is for; shown in it while it is empty.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text) { Text(titleKey) }
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text) { Text(title) }
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(titleKey) }
        self.onCommit = onCommit
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(title) }
        self.onCommit = onCommit
    }
}
