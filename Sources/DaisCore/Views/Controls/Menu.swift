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
/// The list opens below the button, inside the container around it. Arrow keys, Home, End and Escape work in it.
nonisolated public struct Menu<Label: View, Content: View>: View, BuiltInView {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    @State private var actions = MenuActions()
    @Environment(\.buttonStyle) private var style
    @Environment(\.isEnabled) private var isEnabled

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// - Parameter primaryAction: what a click does; the list then opens after a long press.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        MenuBox(
            look: look, label: label, isEnabled: isEnabled, primaryAction: primaryAction, actions: actions,
            content:
                content
                .environment(\.buttonStyle, .builtIn(.menuItem))
                .environment(\.toggleStyle, .builtIn(.menuItem))
                .environment(\.pickerLook, .list)
                .environment(\.menuActions, actions))
    }

    @MainActor private var look: ButtonLook {
        if case .builtIn(let look) = style { look } else { .automatic }
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

/// How the items of a menu close it.
final class MenuActions {
    var close: () -> Void = {}
}

extension EnvironmentValues {
    var menuActions: MenuActions? {
        get { self[MenuActionsKey.self] }
        set { self[MenuActionsKey.self] = newValue }
    }
}

private enum MenuActionsKey: EnvironmentKey {
    static var defaultValue: MenuActions? { nil }
}
