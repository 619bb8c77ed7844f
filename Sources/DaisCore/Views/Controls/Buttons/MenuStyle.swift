// SPDX-License-Identifier: Apache-2.0

/// The appearance of the buttons of menus.
///
/// ```swift
/// struct Framed: MenuStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Menu(configuration).padding(4).border(.tint)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the menu's view.
    associatedtype Body: View
    /// The properties of the menu.
    typealias Configuration = MenuStyleConfiguration
    /// Returns the view of a menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu, for its style.
public struct MenuStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The type of the content.
    public typealias Content = StyleContent
    /// The label of the menu's button.
    public let label: Label
    /// The items of the menu.
    public let content: Content
    let primaryAction: (() -> Void)?
}

nonisolated protocol BuiltInMenuStyle: MenuStyle {
    /// The appearance of the button if no button style is set.
    var kind: BuiltInButtonKind { get }
}

extension BuiltInMenuStyle {
    /// Returns the control with a built-in appearance.
    @MainActor public func makeBody(configuration: MenuStyleConfiguration) -> some View {
        Menu(configuration).environment(\.menuStyle, .builtIn(kind))
    }
}

/// The default menu style: a label in the tint color.
public struct DefaultMenuStyle: MenuStyle, BuiltInMenuStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInButtonKind { .automatic }
}

/// A menu style that follows the button style. The button is bordered if none is set.
public struct ButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInButtonKind { .bordered }
}

/// A menu style with a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInButtonKind { .borderless }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style: a label in the tint color.
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// Follows the button style. The button is bordered if none is set.
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// Shows a button without a border.
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
    /// Sets the style of the menus in the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(\.menuStyle, style, builtIn: (style as? any BuiltInMenuStyle)?.kind)
    }
}

extension EnvironmentValues {
    var menuStyle: StyleSlot<BuiltInButtonKind> {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

private enum MenuStyleKey: StyleFamily { static let standard = BuiltInButtonKind.automatic }
