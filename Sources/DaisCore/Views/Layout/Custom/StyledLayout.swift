// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A layout that CSS computes. A custom layout that uses it inside gets its numbers here.
protocol StyledLayout: Layout {
    var styledFrame: any ContainerFrame & Sendable { get }
}

extension HStackLayout {
    var styledFrame: any ContainerFrame & Sendable { frame }
    private var stack: StackArithmetic { StackArithmetic(axis: .horizontal, spacing: spacing) }

    /// A row.
    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    /// Returns the size of the row, in points, for a size that its container proposes.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.size(proposal, subviews) { $0[alignment] }
    }

    /// Places the views in a row.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack.place(in: bounds, subviews) { $0[alignment] }
    }
}

extension VStackLayout {
    var styledFrame: any ContainerFrame & Sendable { frame }
    private var stack: StackArithmetic { StackArithmetic(axis: .vertical, spacing: spacing) }

    /// A column.
    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    /// Returns the size of the column, in points, for a size that its container proposes.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.size(proposal, subviews) { $0[alignment] }
    }

    /// Places the views in a column.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack.place(in: bounds, subviews) { $0[alignment] }
    }
}

extension ZStackLayout {
    var styledFrame: any ContainerFrame & Sendable { frame }

    /// Returns the size of the largest view, in points, for a size that its container proposes.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (width, height) = extents(proposal, subviews)
        return CGSize(width: width.length, height: height.length)
    }

    /// Places the views on top of each other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let inner = ProposedViewSize(bounds.size), (width, height) = extents(inner, subviews)
        for subview in subviews {
            let view = subview.dimensions(in: inner)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + width.before - view[alignment.horizontal],
                    y: bounds.minY + height.before - view[alignment.vertical]),
                proposal: inner)
        }
    }

    private func extents(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (GuideExtent, GuideExtent) {
        var (width, height) = (GuideExtent(), GuideExtent())
        for view in subviews.map({ $0.dimensions(in: proposal) }) {
            width.add(view.width, guide: view[alignment.horizontal])
            height.add(view.height, guide: view[alignment.vertical])
        }
        return (width, height)
    }
}

extension GridLayout {
    var styledFrame: any ContainerFrame & Sendable { frame }
    // The views of rows are no views of another layout. Each row is one, as a view beside rows is.
    private var rows: VStackLayout { VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing) }

    /// Returns the size of the rows below each other, in points, for a size that the container proposes.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        rows.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Places the rows below each other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        rows.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

extension LayoutProperties {
    fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}
