// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A place in a view: where a popover points to, or what `anchorPreference` sends up.
///
/// ```swift
/// .popover(isPresented: $isShown, attachmentAnchor: .rect(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)))) { … }
/// ```
public struct Anchor<Value> {
    let place: AnchorPlace
    let spot: AnchorSpot

    /// How to find the place once the view has been laid out.
    public struct Source: Hashable, Sendable {
        let place: AnchorPlace
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Hashable {
    public static func == (a: Self, b: Self) -> Bool { a.spot === b.spot && a.place == b.place }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(spot))
        hasher.combine(place)
    }
}

/// Where a view is in the window, as far as the browser has said.
final class AnchorSpot: Sendable {
    let frame = StateBox<CGRect?>(nil)
}

/// A place in a view, without the type of what it will be.
enum AnchorPlace: Hashable, Sendable {
    case bounds
    /// Relative to the view's top leading corner.
    case rect(CGRect)
    case point(CGPoint)
    case unit(UnitPoint)
    /// From the view's upper left corner in either direction of writing, as pointers are reported.
    case pointer(CGPoint)

    static func == (a: Self, b: Self) -> Bool { a.parts == b.parts }

    func hash(into hasher: inout Hasher) { hasher.combine(parts) }

    /// Rectangles and points are not hashable everywhere.
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
    /// The whole view.
    public static var bounds: Self { Self(place: .bounds) }

    /// A part of the view, in points from its top leading corner.
    public static func rect(_ r: CGRect) -> Self { Self(place: .rect(r)) }
}

extension Anchor.Source where Value == CGPoint {
    /// A point, in points from the view's top leading corner.
    public static func point(_ p: CGPoint) -> Self { Self(place: .point(p)) }
    /// A point in parts of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Self { Self(place: .unit(p)) }
    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}
