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
/// The list opens above everything beside the button, in the same moment: its items are in the page already. Arrow keys,
/// Home, End, letters and Escape work in it, and so does press, drag and release. A menu in a menu opens beside its item.
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

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// - Parameter primaryAction: what a click does; the list then opens after a long press, or with the arrow keys.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        switch style {
        case .builtIn(let look):
            MenuBox(
                look: buttonLook(in: look), label: label, isEnabled: isEnabled,
                showsIndicator: indicator == .visible && !isInMenu, order: order, primaryAction: primaryAction,
                content: content.asMenuItems())
        case .custom(let value): styled(by: value)
        }
    }

    /// A button style around the menu holds for its button.
    @MainActor private func buttonLook(in style: ButtonLook) -> ButtonLook {
        if isInMenu { return .menuItem }
        guard case .builtIn(let look) = buttonStyle, look != .automatic else { return style }
        return style == .borderless ? style : look
    }

    @MainActor private func styled(by value: StyleValue) -> AnyView {
        guard let style = value.style as? any MenuStyle else { return AnyView(label) }
        return styled(by: style)
    }

    @MainActor private func styled<S: MenuStyle>(by style: S) -> AnyView {
        let configuration = MenuStyleConfiguration(
            label: StyleContent(label), content: StyleContent(content), primaryAction: primaryAction)
        return AnyView(
            StyleBody(style: style) { $0.makeBody(configuration: configuration) }
                .environment(\.menuStyle, .builtIn(.automatic)))
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu a style is asked about, with the look around it.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}
