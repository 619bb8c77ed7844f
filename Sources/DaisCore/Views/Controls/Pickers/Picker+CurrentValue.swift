// SPDX-License-Identifier: Apache-2.0

extension Picker {
    /// Creates a picker whose menu shows a view of the app instead of the chosen one.
    ///
    /// ```swift
    /// Picker(selection: $size) {
    ///     ForEach(Size.allCases) { Text($0.title).tag($0) }
    /// } label: {
    ///     Text("Size")
    /// } currentValueLabel: {
    ///     Text(size.title.prefix(1))
    /// }
    /// ```
    /// - Parameters:
    ///   - selection: The chosen value.
    ///   - content: The choices.
    ///   - label: The label.
    ///   - currentValueLabel: The view that a picker with the style `menu` shows for the chosen value. The other styles
    ///     show the choices themselves. Screen readers announce the choice.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init([selection], content(), label(), AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title, whose menu shows a view of the app instead of the chosen one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init([selection], content(), Text(titleKey), AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title, whose menu shows a view of the app instead of the chosen one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init([selection], content(), Text(title), AnyView(currentValueLabel()))
    }
}

extension Picker where Label == DaisCore.Label<Text, Image> {
    /// Creates a picker with a localized title and a symbol, whose menu shows a view of the app instead of the chosen
    /// one.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], content(), DaisCore.Label(titleKey, systemImage: systemImage), AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a symbol, whose menu shows a view of the app instead of the chosen one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], content(), DaisCore.Label(title, systemImage: systemImage), AnyView(currentValueLabel()))
    }
}
