// SPDX-License-Identifier: Apache-2.0

extension Picker {
    /// Creates a picker for several values, in which a value is chosen if all of them are equal.
    ///
    /// ```swift
    /// struct Clip: Identifiable { let id = UUID(); var speed = 1 }
    ///
    /// struct SpeedPicker: View {
    ///     @Binding var clips: [Clip]
    ///
    ///     var body: some View {
    ///         Picker("Speed", sources: $clips, selection: \.speed) {
    ///             ForEach(1..<4) { Text("\($0)×").tag($0) }
    ///         }
    ///     }
    /// }
    /// ```
    /// - Parameters:
    ///   - sources: The values.
    ///   - selection: The key path from a source to its binding. A choice writes all bindings.
    ///   - content: The choices.
    ///   - label: The label.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sources.map { $0[keyPath: selection] }, content(), label(), nil)
    }

    /// Creates a picker for several values, whose menu shows a view of the app instead of the chosen one.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources.map { $0[keyPath: selection] }, content(), label(), AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// Creates a picker for several values with a localized title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), Text(titleKey),
            nil)
    }

    /// Creates a picker for several values with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), Text(title),
            nil)
    }

    /// Creates a picker for several values with a localized title, whose menu shows a view of the app instead of
    /// the chosen one.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), Text(titleKey),
            AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a title, whose menu shows a view of the app instead of
    /// the chosen one.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), Text(title),
            AnyView(currentValueLabel()))
    }
}

extension Picker where Label == DaisCore.Label<Text, Image> {
    /// Creates a picker for several values with a localized title and a symbol.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), DaisCore.Label(titleKey, systemImage: systemImage),
            nil)
    }

    /// Creates a picker for several values with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), DaisCore.Label(title, systemImage: systemImage),
            nil)
    }

    /// Creates a picker for several values with a localized title and a symbol, whose menu shows a view of the app instead of
    /// the chosen one.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), DaisCore.Label(titleKey, systemImage: systemImage),
            AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a title and a symbol, whose menu shows a view of the app instead of
    /// the chosen one.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), DaisCore.Label(title, systemImage: systemImage),
            AnyView(currentValueLabel()))
    }
}
