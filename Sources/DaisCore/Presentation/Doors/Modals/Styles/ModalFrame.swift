// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The size and alignment of a modal in its container.
///
/// ```swift
/// ModalFrame(width: .default, height: .content, alignment: .bottom, insets: EdgeInsets(top: 44, leading: 8, bottom: 8, trailing: 8))
/// ```
/// The browser resolves the frame relative to the container, so it follows the window without round trips.
public struct ModalFrame: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case sized(ModalWidthSizing, ModalHeightSizing, Alignment, EdgeInsets)
        case rect(CGRect)
        case beside(AnchorPosition, Edge?)
    }
    let place: Place
    /// The minimum width in points, or `nil` for none.
    public var minWidth: CGFloat?
    /// The maximum width in points, or `nil` for none.
    public var maxWidth: CGFloat?
    /// The maximum height in points, or `nil` for none.
    public var maxHeight: CGFloat?

    /// The rectangle of a frame that the style has computed.
    var rect: CGRect? { if case .rect(let rect) = place { rect } else { nil } }

    private init(_ place: Place) { self.place = place }

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - width: The width, by default as wide as the container up to 500 points.
    ///   - height: The height, by default that of the content.
    ///   - alignment: The alignment in the container.
    ///   - insets: The distances from the edges, in points. A safe area is added to an inset; without an inset the modal
    ///     reaches the edge and its content respects the safe area.
    nonisolated public init(
        width: ModalWidthSizing = .default, height: ModalHeightSizing = .content, alignment: Alignment = .center,
        insets: EdgeInsets = EdgeInsets()
    ) {
        self.init(.sized(width, height, alignment, insets))
    }

    /// A frame that fills the container.
    public static let full = ModalFrame(width: .fill, height: .fill)

    /// Returns a rectangle in points from the container's top left corner, for styles that compute the layout.
    nonisolated public static func rect(_ rect: CGRect) -> ModalFrame { ModalFrame(.rect(rect.standardized)) }

    /// Returns a frame beside the presenting view, like that of a popover, also in narrow windows.
    ///
    /// - Parameters:
    ///   - anchor: The part of the view that the arrow points to.
    ///   - arrowEdge: The edge of the anchor at which the arrow appears. The default is the bottom, or the top if there is
    ///     more space.
    nonisolated public static func beside(
        _ anchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil
    ) -> ModalFrame {
        ModalFrame(.beside(anchor.place, arrowEdge))
    }

    // MARK: CSS

    @MainActor func describe(_ surface: inout Appearance) {
        switch place {
        case .rect(let rect):
            surface.set("left", px(rect.minX))
            surface.set("top", px(rect.minY))
            surface.set("width", px(rect.width))
            surface.set("height", px(rect.height))
        case .sized(let width, let height, let alignment, let insets):
            let (x, y) = (alignment.horizontal, alignment.vertical)
            let inline = Side(
                names: Side.inline, size: width.css(room:), fills: width == .fill, limit: maxWidth,
                attached: x == .leading ? .start : x == .trailing ? .end : nil,
                insets: (insets.leading, insets.trailing))
            let block = Side(
                names: Side.block, size: height.css(room:), fills: height == .fill, limit: maxHeight,
                attached: y == .top ? .start : y == .bottom ? .end : nil, insets: (insets.top, insets.bottom))
            describe(&surface, inline)
            describe(&surface, block)
        case .beside: break
        }
        if let minWidth { surface.set("min-width", "min(\(px(minWidth)),100%)") }
    }

    private func px(_ value: CGFloat) -> String { Double(value).css + "px" }

    /// Returns the CSS length of an inset. A positive inset includes the safe area.
    private func free(_ inset: CGFloat, _ edge: String) -> String {
        inset > 0 ? "max(\(px(inset)),env(safe-area-inset-\(edge)))" : px(inset)
    }

    @MainActor private func describe(_ surface: inout Appearance, _ side: Side) {
        let names = side.names
        let start = free(side.insets.start, names.edges.start), end = free(side.insets.end, names.edges.end)
        let room = "100% - \(start) - \(end)"
        surface.set(names.size, side.size(room))
        surface.set("max-\(names.size)", side.limit.map { "min(\(px($0)),\(room))" } ?? "calc(\(room))")
        switch side.attached {
        case .start: surface.set(names.insets.start, start)
        case .end: surface.set(names.insets.end, end)
        case nil:
            surface.set("inset-\(names.axis)", "\(start) \(end)")
            surface.set("margin-\(names.axis)", "auto")
        }
        if side.insets.start == 0, side.attached == .start || side.fills {
            surface.set(names.paddings.start, "env(safe-area-inset-\(names.edges.start))")
        }
        if side.insets.end == 0, side.attached == .end || side.fills {
            surface.set(names.paddings.end, "env(safe-area-inset-\(names.edges.end))")
        }
    }
}

/// The size and position of a modal along one axis.
private struct Side {
    enum End { case start, end }
    /// The CSS names of an axis.
    struct Names {
        typealias Pair = (start: String, end: String)
        let size: String
        let axis: String
        /// The edges of safe areas. Only the browser knows whether the left or the right edge is leading.
        let edges: Pair
        let insets: Pair
        let paddings: Pair
    }
    let names: Names
    /// Returns the CSS size in the available room.
    let size: (_ room: String) -> String
    let fills: Bool
    let limit: CGFloat?
    /// The end of the axis that the modal is attached to, or `nil` if it is centered.
    let attached: End?
    let insets: (start: CGFloat, end: CGFloat)

    static let inline = Names(
        size: "width", axis: "inline", edges: ("left", "right"), insets: ("inset-inline-start", "inset-inline-end"),
        paddings: ("padding-inline-start", "padding-inline-end"))
    static let block = Names(
        size: "height", axis: "block", edges: ("top", "bottom"), insets: ("top", "bottom"),
        paddings: ("padding-top", "padding-bottom"))
}
