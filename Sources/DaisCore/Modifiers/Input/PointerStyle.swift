// SPDX-License-Identifier: Apache-2.0

/// The shape of the pointer over a view.
///
/// ```swift
/// Color.gray.frame(width: 6).pointerStyle(.columnResize)
/// ```
/// Browsers draw the pointers of the reader's system. Fingers have none.
public struct PointerStyle: Hashable, Sendable {
    /// The value of `cursor`.
    let css: String

    /// The pointer of the system.
    public static let `default` = PointerStyle(css: "default")
    /// A pointer for text in horizontal lines.
    public static let horizontalText = PointerStyle(css: "text")
    /// A pointer for text in vertical lines.
    public static let verticalText = PointerStyle(css: "vertical-text")
    /// A cross for the selection of an area.
    public static let rectSelection = PointerStyle(css: "crosshair")
    /// An open hand for content that can be moved.
    public static let grabIdle = PointerStyle(css: "grab")
    /// A closed hand for content that is being moved.
    public static let grabActive = PointerStyle(css: "grabbing")
    /// A pointing hand for links.
    public static let link = PointerStyle(css: "pointer")
    /// A magnifying glass for content that a click enlarges.
    public static let zoomIn = PointerStyle(css: "zoom-in")
    /// A magnifying glass for content that a click reduces.
    public static let zoomOut = PointerStyle(css: "zoom-out")
    /// Arrows for the line between two columns.
    public static let columnResize = PointerStyle(css: "col-resize")
    /// Arrows for the line between two rows.
    public static let rowResize = PointerStyle(css: "row-resize")
}

extension View {
    /// Sets the shape of the pointer over the view. Buttons, links and fields inside keep their own.
    ///
    /// ```swift
    /// Image("Map").resizable().scaledToFill().pointerStyle(.grabIdle)
    /// ```
    /// - Parameter style: The shape, or `nil` for that of the views around this one.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(StyleModifier(property: "cursor", value: style?.css))
    }

    /// Sets whether the pointer is visible over the view. Buttons, links and fields inside keep their own pointer.
    ///
    /// ```swift
    /// Color.black.ignoresSafeArea().pointerVisibility(.hidden)
    /// ```
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(StyleModifier(property: "cursor", value: visibility == .hidden ? "none" : nil))
    }
}
