// SPDX-License-Identifier: Apache-2.0

/// A tab of a tab view with its page.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
    let value: AnyHashable?
    let content: Content
    let label: Label

    /// The content of the view.
    @MainActor public var body: some View {
        if let value {
            content.tabItem { label }.tag(value)
        } else {
            content.tabItem { label }
        }
    }
}

/// A tab's label with a symbol and a title.
nonisolated public struct DefaultTabLabel: View {
    let title: Text
    let image: String

    /// The content of the view.
    @MainActor public var body: some View {
        Image(systemName: image).modifier(AttributeModifier(name: "aria-hidden", value: "true"))
        title
    }
}

extension Tab where Label == DefaultTabLabel, Value: Hashable {
    /// Creates a tab with a localized title and a symbol, which represents a value of the selection.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: systemImage))
    }

    /// Creates a tab with a title and a symbol, which represents a value of the selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(title: Text(title), image: systemImage))
    }
}

extension Tab where Value: Hashable {
    /// Creates a tab with a custom label, which represents a value of the selection.
    public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: AnyHashable(value), content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    /// Creates a tab with a localized title and a symbol, without a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: systemImage))
    }

    /// Creates a tab with a title and a symbol, without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(title), image: systemImage))
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a custom label, without a value.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label())
    }
}
