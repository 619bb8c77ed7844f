// SPDX-License-Identifier: Apache-2.0

/// One tab of a tab view, with its page.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
    let value: AnyHashable?
    let content: Content
    let label: Label

    @MainActor public var body: some View {
        if let value {
            content.tabItem { label }.tag(value)
        } else {
            content.tabItem { label }
        }
    }
}

/// The label of a tab made from a title and a symbol.
nonisolated public struct DefaultTabLabel: View {
    let title: Text
    let image: String

    @MainActor public var body: some View {
        Image(systemName: image).modifier(AttributeModifier(name: "aria-hidden", value: "true"))
        title
    }
}

extension Tab where Label == DefaultTabLabel, Value: Hashable {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: systemImage))
    }

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
    public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: AnyHashable(value), content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(title), image: systemImage))
    }
}

extension Tab where Value == Never {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label())
    }
}
