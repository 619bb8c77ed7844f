// SPDX-License-Identifier: Apache-2.0

/// The color of links.
public struct LinkShapeStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}
    /// Returns the color of links in CSS.
    public func _paint() -> _Paint { _Paint("var(--blue)") }
}

/// The color behind what is selected, such as a row of a list.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}
    /// Returns the color of selections in CSS.
    public func _paint() -> _Paint { _Paint("color-mix(in srgb,var(--tint) 20%,transparent)") }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}
    /// Returns the background of windows in CSS.
    public func _paint() -> _Paint { _Paint("var(--bg)") }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// The color behind what is selected, such as a row of a list.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of windows.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
