// SPDX-License-Identifier: Apache-2.0

/// A scrolling editor for long text that takes all available space.
///
/// ```swift
/// TextEditor(text: $notes).textEditorStyle(.roundedBorder)
/// ```
nonisolated public struct TextEditor: View, BuiltInView {
    let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    @Environment(\.textEditorClass) private var className
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textInputTraits) private var traits

    /// Creates an editor for a text.
    public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// Creates an editor that reports its selection and takes one.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection, which keeps its value when the editor loses the focus. A new value of the app is
    ///     shown as soon as the editor has the focus.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    /// The content of the view.
    @MainActor public var body: some View {
        FieldBox(
            kind: .editor, label: EmptyView(), prompt: nil, text: text, value: text.wrappedValue, commitsAtEnd: false,
            isEnabled: isEnabled, className: className, traits: traits, actions: nil, editingChanged: nil,
            selection: selection.map(FieldSelection.init))
    }
}
