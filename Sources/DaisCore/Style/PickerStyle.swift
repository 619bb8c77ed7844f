// SPDX-License-Identifier: Apache-2.0

/// The look of pickers. The styles are ours; SwiftUI has no public way to write one either.
public protocol PickerStyle: Sendable {
    var _look: _PickerLook { get }
}

/// How a picker shows its choices.
public enum _PickerLook: Hashable, Sendable {
    /// The browser's own menu.
    case menu
    case segmented
    /// All choices one below the other.
    case list
}

/// What fits the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .menu }
}

/// The choice made, and a menu of the others.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .menu }
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .segmented }
}

/// All choices one below the other.
public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .list }
}

/// All choices one below the other: a wheel has no place under a mouse.
public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .list }
}

/// All choices one below the other.
public struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .list }
}

/// A menu, which on a phone is the system's own full list.
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    /// Sets the style of the pickers in the view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, style._look)
    }
}

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

private enum PickerLookKey: EnvironmentKey {
    static let defaultValue = _PickerLook.menu
}
