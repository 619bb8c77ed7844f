// SPDX-License-Identifier: Apache-2.0

/// A control that runs an action.
///
/// ```swift
/// Button("Save") { save() }
/// Button("Delete", systemImage: "trash", role: .destructive) { delete() }
/// Button { edit() } label: { PersonRow(person) }
/// ```
nonisolated public struct Button<Label: View>: View, BuiltInView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    @Environment(\.buttonStyle) private var style
    @Environment(\.menuActions) private var menu
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// - Parameter role: what the button is for; a destructive one is red.
    @preconcurrency
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        switch style {
        case .builtIn(let look):
            ButtonBox(
                look: look, role: role, isOn: nil, menu: look == .menuItem ? menu : nil, isEnabled: isEnabled,
                size: size, shape: shape, action: action,
                content: label)
        case .custom(let value): styled(by: value)
        }
    }

    @MainActor private func styled(by value: StyleValue) -> AnyView {
        if let style = value.style as? any ButtonStyle { return styled(by: style) }
        guard let style = value.style as? any PrimitiveButtonStyle else { return AnyView(label) }
        return styled(by: style)
    }

    @MainActor private func styled<S: ButtonStyle>(by style: S) -> AnyView {
        let configuration = ButtonStyleConfiguration(role: role, label: StyleContent(label), isPressed: false)
        let face = StyleBody(style: style) { $0.makeBody(configuration: configuration) }
        return AnyView(ButtonFace(look: .bare, role: role, action: action, label: face))
    }

    @MainActor private func styled<S: PrimitiveButtonStyle>(by style: S) -> AnyView {
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: StyleContent(label), action: action)
        // A button that the style makes itself must not ask the style again.
        return AnyView(
            StyleBody(style: style) { $0.makeBody(configuration: configuration) }
                .environment(\.buttonStyle, .builtIn(.automatic)))
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button a style is asked about, with the look around it.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}
