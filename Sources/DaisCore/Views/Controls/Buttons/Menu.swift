// SPDX-License-Identifier: Apache-2.0

/// A button that opens a list of actions.
///
/// ```swift
/// Menu("Sort") {
///     Button("By name") { order = .name }
///     Button("By date") { order = .date }
///     Divider()
///     Toggle("Hidden files", isOn: $showsHidden)
/// }
/// ```
/// The list opens beside the button without a network round trip, because its items are already in the page. It
/// supports arrow keys, Home, End, letters and Escape, and choosing an item by press, drag and release. A submenu opens
/// beside its item.
nonisolated public struct Menu<Label: View, Content: View>: View, BuiltInView {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    @Environment(\.menuStyle) private var style
    @Environment(\.buttonStyle) private var buttonStyle
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuOrder) private var order
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isInMenu) private var isInMenu

    /// Creates a menu with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// Creates a menu whose button has its own action.
    ///
    /// - Parameters:
    ///   - content: The items of the menu.
    ///   - label: The label of the button.
    ///   - primaryAction: The action of a click. The list then opens after a long press or with the arrow keys.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn(let kind):
            MenuBox(
                kind: buttonKind(in: kind), label: label, isEnabled: isEnabled,
                showsIndicator: indicator == .visible && !isInMenu, order: order, primaryAction: primaryAction,
                content: content.asMenuItems())
        case .custom(let value, let outer): styled(by: value, in: outer)
        }
    }

    /// The button follows a button style that is set around the menu.
    @MainActor private func buttonKind(in style: BuiltInButtonKind) -> BuiltInButtonKind {
        if isInMenu { return .menuItem }
        guard case .builtIn(let kind) = buttonStyle, kind != .automatic else { return style }
        return style == .borderless ? style : kind
    }

    @MainActor private func styled(by value: StyleValue, in outer: StyleSlot<BuiltInButtonKind>) -> AnyView {
        guard let style = value.style as? any MenuStyle else { return AnyView(label) }
        return styled(by: style, in: outer)
    }

    @MainActor private func styled<S: MenuStyle>(by style: S, in outer: StyleSlot<BuiltInButtonKind>) -> AnyView {
        let configuration = MenuStyleConfiguration(
            label: StyleContent(label), content: StyleContent(content.environment(\.menuStyle, self.style)),
            primaryAction: primaryAction)
        return ValueBody.view(style, in: \.menuStyle, outer: outer) { $0.makeBody(configuration: configuration) }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from a style's configuration, for use inside that style.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a localized title and an action for clicks on its button.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title and an action for clicks on its button.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}
