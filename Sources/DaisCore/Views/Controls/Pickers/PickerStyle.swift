// SPDX-License-Identifier: Apache-2.0

/// The appearance of pickers. Like SwiftUI, Dais has no public API for custom styles.
public protocol PickerStyle: Sendable {
    /// The presentation of the choices.
    var _kind: _PickerKind { get }
}

/// The presentation of a picker's choices.
public enum _PickerKind: Hashable, Sendable {
    /// A native menu of the browser.
    case menu
    /// All choices side by side.
    case segmented
    /// All choices in a column.
    case list
}

/// The default picker style: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A menu.
    public var _kind: _PickerKind { .menu }
}

/// A picker style that shows the chosen value and a menu of all values.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A menu.
    public var _kind: _PickerKind { .menu }
}

/// A picker style that shows all choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// All choices side by side.
    public var _kind: _PickerKind { .segmented }
}

/// A picker style that shows all choices in a column.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// All choices in a column.
    public var _kind: _PickerKind { .list }
}

/// A picker style that shows all choices in a column: a wheel does not suit a mouse.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// All choices in a column.
    public var _kind: _PickerKind { .list }
}

/// A picker style that shows all choices in a column.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// All choices in a column.
    public var _kind: _PickerKind { .list }
}

/// A picker style that shows a menu. On a phone, the browser presents it as a system list.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A menu.
    public var _kind: _PickerKind { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// Shows the chosen value and a menu of all values.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Shows all choices side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// Shows all choices in a column.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// Shows all choices in a column.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Shows all choices in a column.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// Shows a menu.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    /// Sets the style of the pickers in the view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, style._kind)
    }
}

extension EnvironmentValues {
    var pickerKind: _PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

private enum PickerKindKey: EnvironmentKey {
    static let defaultValue = _PickerKind.menu
}
