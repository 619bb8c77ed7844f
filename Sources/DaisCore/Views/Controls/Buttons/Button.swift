// SPDX-License-Identifier: Apache-2.0

/// A control that runs an action.
///
/// ```swift
/// Button("Save") { save() }
/// Button("Delete", systemImage: "trash", role: .destructive) { delete() }
/// Button { edit() } label: { PersonRow(person) }
/// ```
nonisolated public struct Button<Label: View>: PrimitiveView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    /// The address of a button that is a link.
    let link: ButtonLink?
    /// The presentation that the action opens, if the button says so.
    private(set) var opener: ButtonOpener?

    /// Creates a button with a custom label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role and a custom label. A destructive button is red.
    @preconcurrency
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, link: nil, action: action, label: label())
    }

    /// - Parameter opener: Prepares what the action leads to.
    init(
        role: ButtonRole?, link: ButtonLink?, action: @escaping @MainActor () -> Void, label: Label,
        preparing opener: ButtonOpener? = nil
    ) {
        self.opener = opener
        self.role = role
        self.action = action
        self.label = label
        self.link = link
    }

    private var settings: ButtonSettings {
        ButtonSettings(role: role, link: link, opener: opener, action: action)
    }

    /// Creates a button that opens a presentation and then runs its action.
    init(
        role: ButtonRole?, link: ButtonLink? = nil, opener: ButtonOpener, action: @escaping @MainActor () -> Void,
        label: Label
    ) {
        self.init(role: role, link: link, action: opener.opening(action), label: label)
        self.opener = opener
    }

    /// Returns the button, which opens a presentation in addition to what it does.
    func opening(_ opener: ButtonOpener?) -> Self {
        guard let opener, self.opener == nil, link == nil else { return self }
        return Button(role: role, link: link, opener: opener, action: action, label: label)
    }

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        if context.environment.sets(ButtonKeys.all) {
            return StyledButton._mount(StyledButton(button: view), in: context)
        }
        return ButtonNode(view.settings, view.label, in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        // A comparison of generic types would look them up, for 1,000 instructions. The node of a styled button has no
        // element of its own.
        guard node is BoxNode else { return patchStyled(node, to: view) }
        unsafeDowncast(node, to: ButtonNode<Label>.self).patch(to: view.settings, view.label)
    }

    @inline(never) @MainActor private static func patchStyled(_ node: _Node, to view: Self) {
        StyledButton._patch(node, to: StyledButton(button: view))
    }
}

/// Environment keys that change a button's appearance or what it presents. Most buttons have none set, so they skip a
/// 500-byte composite.
private enum ButtonKeys {
    static let all = EnvironmentKeySet([
        ObjectIdentifier(ButtonStyleKey.self), ObjectIdentifier(IsEnabledKey.self),
        ObjectIdentifier(ControlSizeKey.self), ObjectIdentifier(ButtonBorderShapeKey.self),
        ObjectIdentifier(ButtonOpenerKey.self), ObjectIdentifier(PresentationPreparationKey.self),
    ])
}

/// A button that follows the style environment.
nonisolated struct StyledButton<Label: View>: View, BuiltInView {
    let button: Button<Label>
    @Environment(\.buttonStyle) private var style
    @Environment(\.menuActionDismissBehavior) private var dismissal
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonOpener) private var opener

    init(button: Button<Label>) { self.button = button }

    @MainActor var body: some View {
        let button = button.opening(opener)
        switch style {
        case .builtIn(let kind):
            ButtonBox(
                settings: ButtonSettings(
                    kind: kind, role: button.role, link: button.link, isEnabled: isEnabled, size: size, shape: shape,
                    staysOpen: !dismissal.closes, opener: button.opener, action: button.action),
                content: button.label)
        case .custom(let value, let outer): styled(button, by: value, in: outer)
        }
    }

    @MainActor private func styled(
        _ button: Button<Label>, by value: StyleValue, in outer: StyleSlot<BuiltInButtonKind>
    ) -> AnyView {
        if let style = value.style as? any ButtonStyle { return styled(button, by: style, in: outer) }
        guard let style = value.style as? any PrimitiveButtonStyle else { return AnyView(button.label) }
        return styled(button, by: style, in: outer)
    }

    @MainActor private func styled<S: ButtonStyle>(
        _ button: Button<Label>, by style: S, in outer: StyleSlot<BuiltInButtonKind>
    ) -> AnyView {
        AnyView(PressedFace(style: style, outer: outer, button: button))
    }

    @MainActor private func styled<S: PrimitiveButtonStyle>(
        _ button: Button<Label>, by style: S, in outer: StyleSlot<BuiltInButtonKind>
    ) -> AnyView {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: button.role, label: StyleContent(button.label), link: button.link, opener: button.opener,
            action: button.action)
        return ValueBody.view(style, in: \.buttonStyle, outer: outer) { $0.makeBody(configuration: configuration) }
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// Creates a button with a localized title and a role.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title and a role.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from a style's configuration, for use inside that style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration, label: configuration.label)
    }
}

extension Button {
    /// Creates the button of a style's configuration with the label that the style makes of it.
    init(_ configuration: PrimitiveButtonStyleConfiguration, label: Label) {
        self.init(role: configuration.role, link: configuration.link, action: configuration.action, label: label)
        opener = configuration.opener
    }
}
