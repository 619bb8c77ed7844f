// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A position in a view, as the target of a popover or the value of `anchorPreference`.
///
/// ```swift
/// .popover(isPresented: $isShown, attachmentAnchor: .rect(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)))) { … }
/// ```
public struct Anchor<Value> {
    let place: AnchorPosition
    let spot: AnchorSpot

    /// A description of the position, which is resolved when the view has been laid out.
    public struct Source: Hashable, Sendable {
        let place: AnchorPosition
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Hashable {
    /// Two anchors are equal if they describe the same position of the same view.
    public static func == (a: Self, b: Self) -> Bool { a.spot === b.spot && a.place == b.place }

    /// Hashes the view and the position.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(spot))
        hasher.combine(place)
    }
}

/// The frame of a view in the window, once the browser has reported it.
final class AnchorSpot: Sendable {
    let frame = StateBox<CGRect?>(nil)
}

/// A position in a view, without the type of its resolved value.
enum AnchorPosition: Hashable, Sendable {
    case bounds
    /// A rectangle relative to the view's top leading corner.
    case rect(CGRect)
    case point(CGPoint)
    case unit(UnitPoint)
    /// A position relative to the view's top left corner in both layout directions, as pointers are reported.
    case pointer(CGPoint)

    static func == (a: Self, b: Self) -> Bool { a.parts == b.parts }

    func hash(into hasher: inout Hasher) { hasher.combine(parts) }

    /// The components as numbers, because rectangles and points are not hashable on all platforms.
    private var parts: [Double] {
        switch self {
        case .bounds: [0]
        case .rect(let rect):
            [1, Double(rect.origin.x), Double(rect.origin.y), Double(rect.width), Double(rect.height)]
        case .point(let point): [2, Double(point.x), Double(point.y)]
        case .unit(let point): [3, Double(point.x), Double(point.y)]
        case .pointer(let point): [4, Double(point.x), Double(point.y)]
        }
    }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Self { Self(place: .bounds) }

    /// A rectangle in points, relative to the view's top leading corner.
    public static func rect(_ r: CGRect) -> Self { Self(place: .rect(r)) }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in points, relative to the view's top leading corner.
    public static func point(_ p: CGPoint) -> Self { Self(place: .point(p)) }
    /// A point as a fraction of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Self { Self(place: .unit(p)) }
    /// The top leading corner of the view.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the view's top edge.
    public static var top: Self { unitPoint(.top) }
    /// The top trailing corner of the view.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the view's leading edge.
    public static var leading: Self { unitPoint(.leading) }
    /// The center of the view.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the view's trailing edge.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The bottom leading corner of the view.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the view's bottom edge.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The bottom trailing corner of the view.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}
