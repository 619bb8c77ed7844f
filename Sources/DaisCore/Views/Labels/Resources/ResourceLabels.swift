// SPDX-License-Identifier: Apache-2.0

// Labels and containers whose title is a resource.

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol and a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with an image of the app and a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a header that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
    }
}

extension GroupBox where Label == Text {
    /// Creates a group box with a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content)
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a disclosure group with a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a disclosure group with a binding and a title that is kept as a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text {
    /// Creates labeled content with a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled text with a title that is kept as a resource.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleResource) })
    }
}

extension ContentUnavailableView
where Label == DaisCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates the view with a symbol and a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { DaisCore.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a spinner with a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }

    /// Creates a progress view with a title that is kept as a resource.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}

extension Tab where Label == DefaultTabLabel, Value: Hashable {
    /// Creates a tab with a symbol and a title that is kept as a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            AnyHashable(value), role, content(), DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)))
    }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    /// Creates a tab without a value, with a symbol and a title that is kept as a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, content(), DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)))
    }
}
