// SPDX-License-Identifier: Apache-2.0

/// The look of menus' buttons.
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
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a menu is, for its style.
public struct MenuStyleConfiguration {
    public typealias Label = StyleContent
    public typealias Content = StyleContent
    public let label: Label
    public let content: Content
    let primaryAction: (() -> Void)?
}

nonisolated protocol BuiltInMenuStyle: MenuStyle {
    /// The look of the button where no button style was set.
    var look: ButtonLook { get }
}

extension BuiltInMenuStyle {
    @MainActor public func makeBody(configuration: MenuStyleConfiguration) -> some View {
        Menu(configuration).environment(\.menuStyle, .builtIn(look))
    }
}

/// What fits the place: a label in the tint.
public struct DefaultMenuStyle: MenuStyle, BuiltInMenuStyle {
    nonisolated public init() {}
    nonisolated var look: ButtonLook { .automatic }
}

/// A button, which looks as button styles say; bordered where none was set.
public struct ButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
    nonisolated public init() {}
    nonisolated var look: ButtonLook { .bordered }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
    nonisolated public init() {}
    nonisolated var look: ButtonLook { .borderless }
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
    /// Sets the style of the menus in the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(
            \.menuStyle, (style as? any BuiltInMenuStyle).map { .builtIn($0.look) } ?? .custom(StyleValue(style)))
    }
}

nonisolated enum MenuStyleValue: Equatable {
    case builtIn(ButtonLook)
    case custom(StyleValue)
}

extension EnvironmentValues {
    var menuStyle: MenuStyleValue {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

private enum MenuStyleKey: EnvironmentKey {
    static let defaultValue = MenuStyleValue.builtIn(.automatic)
}
