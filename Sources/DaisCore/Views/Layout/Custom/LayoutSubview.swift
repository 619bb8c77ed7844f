// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One of the views of a custom layout, which measures and places it.
///
/// ```swift
/// let size = subview.sizeThatFits(.unspecified)
/// subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
/// ```
public struct LayoutSubview: Equatable, Sendable {
    let item: LayoutItem
    let engine: LayoutEngine

    /// Returns whether both are the same view.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }

    /// Returns the value that the view has for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        item.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// The values that the view gives to its container with `containerValue(_:_:)`.
    public var containerValues: ContainerValues { item.containerValues }

    /// The priority of the view, 0 unless `layoutPriority` sets it.
    public var priority: Double { item.priority }

    /// The space that the view prefers around it.
    public var spacing: ViewSpacing { item.nested?.spacing ?? ViewSpacing() }

    /// Returns the size of the view, in points, for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(for: proposal, asking: engine) }

    /// Returns the size and the guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(
            width: size.width, height: size.height,
            guides: SubviewGuides(item: item, proposal: proposal))
    }

    /// Places the view.
    ///
    /// - Parameters:
    ///   - position: The place of the anchor, in the coordinates of the bounds of the layout, in points.
    ///   - anchor: The point of the view that is at the position.
    ///   - proposal: The size that the view may take.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        item.placement = LayoutItem.Placement(position: position, anchor: anchor, proposal: proposal)
    }
}

/// The guides that a view sets, or those of a layout in another one, for a proposal.
private struct SubviewGuides: GuideSource {
    let item: LayoutItem
    let proposal: ProposedViewSize

    func guide(_ guide: HorizontalAlignment, in size: CGSize) -> CGFloat? {
        own(ObjectIdentifier(guide.id), size) ?? item.nested?.guide(guide, in: size, proposal)
    }

    func guide(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat? {
        own(ObjectIdentifier(guide.id), size) ?? item.nested?.guide(guide, in: size, proposal)
    }

    /// A view may compute its guide from the one that it replaces.
    private func own(_ guide: ObjectIdentifier, _ size: CGSize) -> CGFloat? {
        guard let value = item.guides[guide] else { return nil }
        let inner = item.nested.map { NestedGuides(engine: $0, proposal: proposal) }
        return value(ViewDimensions(width: size.width, height: size.height, guides: inner))
    }
}

/// The guides of a layout in another one, for a proposal.
private struct NestedGuides: GuideSource {
    let engine: LayoutEngine
    let proposal: ProposedViewSize

    func guide(_ guide: HorizontalAlignment, in size: CGSize) -> CGFloat? { engine.guide(guide, in: size, proposal) }
    func guide(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat? { engine.guide(guide, in: size, proposal) }
}
