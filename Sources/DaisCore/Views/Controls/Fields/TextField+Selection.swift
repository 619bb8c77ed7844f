// SPDX-License-Identifier: Apache-2.0

extension TextField {
    /// Creates a field with a custom label that reports its selection and takes one.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection, which keeps its value when the field loses the focus. A new value of the app is
    ///     shown as soon as the field has the focus.
    ///   - prompt: The text of an empty field.
    ///   - axis: The axis along which the field grows with its text; `nil` means the horizontal one.
    ///   - label: The label.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
        self.selection = selection
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title that reports its selection and takes one.
    ///
    /// ```swift
    /// struct CodeField: View {
    ///     @State private var code = ""
    ///     @State private var selection: TextSelection?
    ///
    ///     var body: some View {
    ///         TextField("Code", text: $code, selection: $selection)
    ///         Button("Select all") {
    ///             selection = TextSelection(range: code.startIndex..<code.endIndex)
    ///         }
    ///     }
    /// }
    /// ```
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a title that reports its selection and takes one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}
