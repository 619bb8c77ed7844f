// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Keeps toasts clear of this view: of a bar at the bottom, say, or of a button that floats there.
    ///
    /// ```swift
    /// PlayerBar().toastSafeAreaAnchor(.bottom)
    /// ```
    /// While something modal is presented it counts for nothing: then the bar is out of reach.
    /// - Parameter edge: toasts at this edge of the window stand inside of the view, above it for `.bottom`.
    nonisolated public func toastSafeAreaAnchor(_ edge: VerticalEdge = .bottom) -> some View {
        modifier(ToastAnchor(edge: edge))
    }
}

nonisolated struct ToastAnchor: BoxModifier {
    let edge: VerticalEdge

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.attribute("data-keeps", edge == .top ? "top" : "bottom")
    }
}

/// How much of the window's edges toasts keep clear of, for lists that know the measure and have no view that has it.
///
/// As with the modifier `toastSafeAreaAnchor(_:)` the largest counts, and none while something modal is presented.
public struct ToastSafeAreaAnchor: Hashable, Sendable {
    /// Points; `nil` has no influence.
    public var top: CGFloat?
    /// Points; `nil` has no influence.
    public var bottom: CGFloat?

    nonisolated public init(top: CGFloat? = nil, bottom: CGFloat? = nil) {
        self.top = top
        self.bottom = bottom
    }

    /// What clears both.
    func joined(_ other: ToastSafeAreaAnchor) -> ToastSafeAreaAnchor {
        func larger(_ one: CGFloat?, _ two: CGFloat?) -> CGFloat? { one.map { max($0, two ?? $0) } ?? two }
        return ToastSafeAreaAnchor(top: larger(top, other.top), bottom: larger(bottom, other.bottom))
    }

    @MainActor func describe(_ toast: inout Appearance) {
        guard top != nil || bottom != nil else { return }
        toast.attribute("data-clearance", "\(Double(max(0, top ?? 0)).css) \(Double(max(0, bottom ?? 0)).css)")
    }
}
