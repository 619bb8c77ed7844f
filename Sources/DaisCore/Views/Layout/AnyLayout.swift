// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A type-erased layout, with which an app changes the arrangement of views without removing them.
///
/// ```swift
/// struct Toolbox: View {
///     @Environment(\.dynamicTypeSize) private var size
///
///     var body: some View {
///         let layout = size >= .accessibility1 ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 4))
///         layout {
///             Label("Draw", systemImage: "pencil")
///             Label("Erase", systemImage: "eraser")
///         }
///     }
/// }
/// ```
/// The views keep their state, because only the element around them changes. A change inside
/// ``withAnimation(_:_:)`` moves them to their new places. A custom layout takes one round trip before it does.
public struct AnyLayout: Layout {
    let frame: any ContainerFrame & Sendable
    private let layout: any Layout

    /// Creates a layout from one of any type.
    public init<L: Layout>(_ layout: L) {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
        frame =
            (layout as? AnyLayout)?.frame ?? (layout as? any StyledLayout)?.styledFrame ?? CustomFrame(layout: layout)
    }

    /// The values that the layout keeps between calls.
    public struct Cache {
        fileprivate var value: Any
    }

    /// Returns the first cache for some views.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: Self.made(layout, subviews)) }

    private static func made<L: Layout>(_ layout: L, _ subviews: Subviews) -> Any {
        layout.makeCache(subviews: subviews)
    }

    /// Runs `work` with the cache of the layout itself.
    private func with<L: Layout, R>(
        _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ work: (inout L.Cache) -> R
    ) -> R {
        var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache.value = own }
        return work(&own)
    }

    /// Updates the cache when the layout or its views may have changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
        }
        update(layout)
    }

    /// Returns the space that the layout prefers around it.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            with(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return spacing(layout)
    }

    /// Returns the size of the layout, in points, for a size that its container proposes.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            with(layout, &cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
        }
        return size(layout)
    }

    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        place(layout)
    }

    /// Returns the position of a horizontal guide, in points, or `nil` for its default.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func position<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return position(layout)
    }

    /// Returns the position of a vertical guide, in points, or `nil` for its default.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func position<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return position(layout)
    }
}
