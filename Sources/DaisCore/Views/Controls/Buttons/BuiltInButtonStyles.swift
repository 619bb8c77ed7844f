// SPDX-License-Identifier: Apache-2.0

/// The built-in button styles.
nonisolated enum BuiltInButtonKind: Hashable, Sendable {
    case automatic, plain, borderless, bordered, prominent, bare, menuItem, link

    /// The CSS classes of the button, defined in `controls.css`.
    var classes: [String] {
        switch self {
        case .automatic, .borderless: [StateClass.button]
        case .plain: [StateClass.button, "plain"]
        case .bordered: [StateClass.button, "bordered"]
        case .prominent: [StateClass.button, "bordered", "prominent"]
        case .bare: [StateClass.button, "bare"]
        case .menuItem: [StateClass.menuItem]
        case .link: [StateClass.button, "linked"]
        }
    }

    var isBordered: Bool { self == .bordered || self == .prominent }
}

nonisolated protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    var kind: BuiltInButtonKind { get }
}

extension BuiltInButtonStyle {
    /// Returns the control with a built-in appearance.
    @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).environment(\.buttonStyle, .builtIn(kind))
    }
}

/// The default button style: a label in the tint color.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInButtonKind { .automatic }
}

/// A button style that shows the label unchanged and only dims it while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInButtonKind { .plain }
}

/// A button style with a label in the tint color.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInButtonKind { .borderless }
}

/// A button style with a label in the tint color on a light fill.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInButtonKind { .bordered }
}

/// A button style for the most important button: a light label on the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInButtonKind { .prominent }
}

/// A button style that looks like a link: a label in the color of links, underlined below the pointer.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInButtonKind { .link }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style: a label in the tint color.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Shows the label unchanged and only dims it while pressed.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Shows the label in the tint color.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Shows the label in the tint color on a light fill.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Shows a light label on the tint color.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// Shows the label in the color of links, underlined below the pointer.
    nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension FeatureStyle {
    static let linkButtons = FeatureStyle(
        "link-buttons",
        """
        .linked:not(:disabled) { color: var(--blue) }
        @media (hover: hover) { .linked:hover:not(:disabled) { text-decoration: underline } }
        """)
}
