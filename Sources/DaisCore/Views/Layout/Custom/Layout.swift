// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An arrangement of views that an app computes itself.
///
/// ```swift
/// struct Diagonal: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///     }
///
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var corner = bounds.origin
///         for subview in subviews {
///             let size = subview.sizeThatFits(.unspecified)
///             subview.place(at: corner, proposal: .unspecified)
///             corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///         }
///     }
/// }
///
/// let stairs = Diagonal() { Text("One"); Text("Two") }
/// ```
/// The browser measures the views. The layout runs on the server with these sizes, and the browser shows the views when
/// they are placed, which takes one round trip. A layout that asks its views for more than their ideal sizes takes a
/// second one. In a layout from right to left the positions are mirrored.
public protocol Layout: Animatable, Sendable {
    /// The properties of the layout. The default has none.
    static var layoutProperties: LayoutProperties { get }

    /// The values that the layout keeps between calls.
    associatedtype Cache = Void

    /// The views that the layout arranges.
    typealias Subviews = LayoutSubviews

    /// Returns the first cache for some views.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache when the layout or its views may have changed. The default makes it anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the space that the layout prefers around it. The default combines that of its views.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the layout, in points, for a size that its container proposes.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each view with ``LayoutSubview/place(at:anchor:proposal:)``. A view that it leaves out is in the center.
    ///
    /// - Parameters:
    ///   - bounds: The area of the layout, in points.
    ///   - proposal: The size that the container has proposed.
    ///   - subviews: The views.
    ///   - cache: The values that the layout keeps.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a horizontal guide, in points, or `nil` for its default. Other custom layouts read it.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a vertical guide, in points, or `nil` for its default. Other custom layouts read it.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    /// Returns no values.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// No properties.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Combines the space around the views.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.dropFirst().reduce(subviews.first?.spacing ?? ViewSpacing()) { $0.union($1.spacing) }
    }

    /// Returns `nil`.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns `nil`.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges views.
    ///
    /// - Parameter content: The views.
    @MainActor
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        PlacedView(frame: AnyLayout(self).frame, content: content(), dissolvesRows: !(self is AnyLayout))
    }
}

/// Properties that hold for all values of a layout.
///
/// ```swift
/// let properties = VStackLayout.layoutProperties.stackOrientation
/// ```
public struct LayoutProperties: Sendable {
    /// The axis of a layout that is a stack.
    public var stackOrientation: Axis?

    /// Creates properties without an axis.
    public init() {}
}
