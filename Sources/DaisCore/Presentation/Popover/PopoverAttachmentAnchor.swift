// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a popover is attached to: a part of the view that presents it, or a point of it.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// The popover stands beside a rectangle.
    case rect(Anchor<CGRect>.Source)
    /// The popover points to a point, given in parts of the view's size; it may lie outside of the view.
    case point(UnitPoint)

    /// The whole view.
    public static let `default` = PopoverAttachmentAnchor.rect(.bounds)

    var place: AnchorPlace {
        switch self {
        case .rect(let source): source.place
        case .point(let point): .unit(point)
        }
    }
}

extension PopoverAttachmentAnchor: CustomStringConvertible {
    public var description: String {
        switch place {
        case .bounds: "bounds"
        case .rect(let rect): "rect(\(rect.origin.x), \(rect.origin.y), \(rect.width), \(rect.height))"
        case .point(let point), .pointer(let point): "point(\(point.x), \(point.y))"
        case .unit(let point): "point(\(point.x), \(point.y))"
        }
    }
}

extension AnchorPlace {
    /// What the element that stands for the place is told: it follows the view by itself, also while something scrolls.
    @MainActor func describe(_ spot: inout Appearance) {
        // A sum in CSS takes no zero without a unit.
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
