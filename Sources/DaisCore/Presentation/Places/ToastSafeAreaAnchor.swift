// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Keeps toasts clear of this view, such as a bar at the bottom or a floating button.
    ///
    /// ```swift
    /// PlayerBar().toastSafeAreaAnchor(.bottom)
    /// ```
    /// The anchor has no effect while something modal is presented, because the view is inert then.
    ///
    /// - Parameter edge: The edge of the window at which toasts avoid the view. With `.bottom` they stay above it.
    nonisolated public func toastSafeAreaAnchor(_ edge: VerticalEdge = .bottom) -> some View {
        modifier(ToastAnchor(edge: edge))
    }
}

nonisolated struct ToastAnchor: BoxModifier {
    let edge: VerticalEdge

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.attribute(AttributeName.keeps, edge == .top ? "top" : "bottom")
    }
}

/// The distances that toasts keep from the window's edges, for lists that know a bar's height but not its view.
///
/// As with the modifier `toastSafeAreaAnchor(_:)`, the largest value applies, and none while something modal is
/// presented.
///
/// ```swift
/// ToastSafeAreaAnchor(bottom: 64)
/// ```
public struct ToastSafeAreaAnchor: Hashable, Sendable {
    /// The distance from the top edge, in points, or `nil` for none.
    public var top: CGFloat?
    /// The distance from the bottom edge, in points, or `nil` for none.
    public var bottom: CGFloat?

    /// Creates an anchor with distances from the top and bottom edges, in points.
    nonisolated public init(top: CGFloat? = nil, bottom: CGFloat? = nil) {
        self.top = top
        self.bottom = bottom
    }

    /// Returns an anchor that clears both.
    func joined(_ other: ToastSafeAreaAnchor) -> ToastSafeAreaAnchor {
        func larger(_ one: CGFloat?, _ two: CGFloat?) -> CGFloat? { one.map { max($0, two ?? $0) } ?? two }
        return ToastSafeAreaAnchor(top: larger(top, other.top), bottom: larger(bottom, other.bottom))
    }

    @MainActor func describe(_ toast: inout Appearance) {
        guard top != nil || bottom != nil else { return }
        toast.attribute(AttributeName.clearance, "\(Double(max(0, top ?? 0)).css) \(Double(max(0, bottom ?? 0)).css)")
    }
}
