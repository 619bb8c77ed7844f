// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The part of the presenting view that a popover is attached to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// The popover is attached to a rectangle.
    case rect(Anchor<CGRect>.Source)
    /// The popover is attached to a point as a fraction of the view's size. It may lie outside the view.
    case point(UnitPoint)

    /// The bounds of the view.
    public static let `default` = PopoverAttachmentAnchor.rect(.bounds)

    var place: AnchorPosition {
        switch self {
        case .rect(let source): source.place
        case .point(let point): .unit(point)
        }
    }
}

extension PopoverAttachmentAnchor: CustomStringConvertible {
    /// A text such as `bounds` or `point(0.5, 1.0)`.
    public var description: String {
        switch place {
        case .bounds: "bounds"
        case .rect(let rect): "rect(\(rect.origin.x), \(rect.origin.y), \(rect.width), \(rect.height))"
        case .point(let point), .pointer(let point): "point(\(point.x), \(point.y))"
        case .unit(let point): "point(\(point.x), \(point.y))"
        }
    }
}

extension AnchorPosition {
    /// Describes the position to the element that marks it. CSS moves it with the view, also during scrolling.
    @MainActor func describe(_ spot: inout Appearance) {
        // A CSS sum rejects a zero without a unit.
        func length(_ value: CGFloat) -> String { Double(value).css + "px" }
        func at(_ side: String, _ anchor: String, _ offset: String) {
            spot.set(side, "calc(anchor(\(anchor)) + \(offset))")
        }
        switch self {
        case .bounds: return
        case .rect(let rect):
            let rect = rect.standardized
            at("inset-inline-start", "start", length(rect.origin.x))
            at("top", "top", length(rect.origin.y))
            spot.set("width", length(rect.width))
            spot.set("height", length(rect.height))
            return
        case .point(let point):
            at("inset-inline-start", "start", length(point.x))
            at("top", "top", length(point.y))
        case .pointer(let point):
            at("left", "left", length(point.x))
            spot.set("right", "auto")
            at("top", "top", length(point.y))
        case .unit(let point):
            at("inset-inline-start", "start", "\(Double(point.x).css) * anchor-size(width)")
            at("top", "top", "\(Double(point.y).css) * anchor-size(height)")
        }
        spot.set("width", "0px")
        spot.set("height", "0px")
    }
}
