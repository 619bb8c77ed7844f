// SPDX-License-Identifier: Apache-2.0

// Tabs with values, which are those of the tab view's selection, and without. A value represents its tab.

extension Tab where Label == DefaultTabLabel, Value: Hashable {
    /// Creates a tab with a localized title and a symbol, which represents a value of the selection.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), role, content(), DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title and a symbol, which represents a value of the selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), role, content(), DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// Creates a tab with a localized title and an image of the app, which represents a value of the selection.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), role, content(), DefaultTabLabel(Text(titleKey), Image(image)))
    }

    /// Creates a tab with a title and an image of the app, which represents a value of the selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), role, content(), DefaultTabLabel(Text(title), Image(image)))
    }

    /// Creates a tab with the label of its role, which represents a value of the selection.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(AnyHashable(value), role, content(), DefaultTabLabel(role))
    }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    /// Creates a tab with a localized title and a symbol, without a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title and a symbol, without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, content(), DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// Creates a tab with a localized title and an image of the app, without a value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), Image(image)))
    }

    /// Creates a tab with a title and an image of the app, without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, content(), DefaultTabLabel(Text(title), Image(image)))
    }

    /// Creates a tab with the label of its role, without a value.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(nil, role, content(), DefaultTabLabel(role))
    }
}

extension Tab where Value: Hashable {
    /// Creates a tab with a custom label, which represents a value of the selection.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(AnyHashable(value), role, content(), label())
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a custom label, without a value.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, role, content(), label())
    }
}

extension Tab where Label == EmptyView, Value: Hashable {
    /// Creates a tab without a label, which represents a value of the selection. The style `page` shows no labels.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(AnyHashable(value), nil, content(), EmptyView())
    }
}

extension Tab where Label == EmptyView, Value == Never {
    /// Creates a tab without a label and without a value. The style `page` shows no labels.
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, nil, content(), EmptyView())
    }
}
