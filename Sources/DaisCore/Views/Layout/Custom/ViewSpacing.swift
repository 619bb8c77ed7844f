// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The space that a view prefers around it, for custom layouts.
///
/// ```swift
/// let gaps = subviews.indices.dropLast().map { index in
///     subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
/// }
/// ```
/// All views prefer 8 points, as the stacks do, except layouts with a preference of their own.
public struct ViewSpacing: Sendable {
    private var top: CGFloat
    private var leading: CGFloat
    private var bottom: CGFloat
    private var trailing: CGFloat

    /// No space.
    public static let zero = ViewSpacing(all: 0)

    /// Creates the default space.
    public init() { self.init(all: 8) }

    private init(all length: CGFloat) {
        (top, leading, bottom, trailing) = (length, length, length, length)
    }

    /// Returns the space between this view and the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal ? max(trailing, next.leading) : max(bottom, next.top)
    }

    /// Takes the larger space of both at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = max(top, other.top) }
        if edges.contains(.leading) { leading = max(leading, other.leading) }
        if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
    }

    /// Returns the larger space of both at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
