// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Runs a layout with the sizes that are known, and records which others it has asked for.
///
/// It is used on the main actor, by code of apps that no actor isolates.
final class LayoutEngine: @unchecked Sendable {
    private var layout: any Layout
    private(set) var items: [LayoutItem] = []
    private var subviews: LayoutSubviews
    /// A `CacheBox` of the type of the layout.
    private var cache: AnyObject?
    /// The proposals that the layout has asked about since it was prepared, without the ideal one.
    private(set) var questions: [String] = []
    /// Indicates whether one of them has no answer yet.
    private(set) var lacksAnswer = false
    private var isProbing = false
    /// One event of the browser has the answers for all views, so there is a limit.
    static let mostQuestions = 16
    /// The length by which it is tried whether the layout takes all space. It is finite, because a layout may convert its
    /// proposal to an integer.
    private static let much: CGFloat = 10_000

    private final class CacheBox<L: Layout> {
        var cache: L.Cache
        init(_ cache: L.Cache) { self.cache = cache }
    }

    init(_ layout: any Layout) {
        self.layout = layout
        subviews = LayoutSubviews([], .leftToRight)
    }

    var isMeasured: Bool { items.allSatisfy(\.isMeasured) }

    /// Takes over the layout and its views before they are used.
    func prepare(_ layout: any Layout, _ items: [LayoutItem], _ direction: LayoutDirection) {
        self.layout = layout
        self.items = items
        subviews = LayoutSubviews(items.map { LayoutSubview(item: $0, engine: self) }[...], direction)
        questions = []
        lacksAnswer = false
        renewCache(of: layout)
    }

    /// Forgets the views, which refer to the engine.
    func end() {
        items = []
        subviews = LayoutSubviews([], .leftToRight)
        cache = nil
    }

    private func renewCache<L: Layout>(of layout: L) {
        if let box = cache as? CacheBox<L> {
            layout.updateCache(&box.cache, subviews: subviews)
        } else {
            cache = CacheBox<L>(layout.makeCache(subviews: subviews))
        }
    }

    private func box<L: Layout>(of layout: L) -> CacheBox<L> {
        if let box = cache as? CacheBox<L> { return box }
        let made = CacheBox<L>(layout.makeCache(subviews: subviews))
        cache = made
        return made
    }

    // MARK: Questions

    func asked(_ name: String, isKnown: Bool) {
        guard !isProbing else { return }
        if !questions.contains(name) {
            guard questions.count < Self.mostQuestions else { return }
            questions.append(name)
        }
        if !isKnown { lacksAnswer = true }
    }

    // MARK: Runs

    func size(for proposal: ProposedViewSize) -> CGSize { size(layout, proposal) }

    private func size<L: Layout>(_ layout: L, _ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &box(of: layout).cache)
    }

    /// Returns the axes along which the layout takes all space that it gets.
    func growth(in room: ProposedViewSize) -> Axis.Set {
        probe(true)
        defer { probe(false) }
        var axes: Axis.Set = []
        if size(for: ProposedViewSize(width: Self.much, height: room.height)).width >= Self.much {
            axes.insert(.horizontal)
        }
        if size(for: ProposedViewSize(width: room.width, height: Self.much)).height >= Self.much {
            axes.insert(.vertical)
        }
        return axes
    }

    private func probe(_ isProbing: Bool) {
        self.isProbing = isProbing
        for item in items { item.nested?.probe(isProbing) }
    }

    /// Runs the layout, and sets the frames of its views.
    func place(in size: CGSize, _ proposal: ProposedViewSize) {
        for item in items { item.placement = nil }
        place(layout, size, proposal)
        for item in items { item.settle(in: size, proposal, asking: self) }
    }

    private func place<L: Layout>(_ layout: L, _ size: CGSize, _ proposal: ProposedViewSize) {
        layout.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
            cache: &box(of: layout).cache)
    }

    // MARK: For the layout around this one

    var spacing: ViewSpacing { spacing(layout) }

    private func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &box(of: layout).cache)
    }

    func guide(_ guide: HorizontalAlignment, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        horizontal(layout, guide, CGRect(origin: .zero, size: size), proposal)
    }

    func guide(_ guide: VerticalAlignment, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        vertical(layout, guide, CGRect(origin: .zero, size: size), proposal)
    }

    private func horizontal<L: Layout>(
        _ layout: L, _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        layout.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &box(of: layout).cache)
    }

    private func vertical<L: Layout>(
        _ layout: L, _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        layout.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &box(of: layout).cache)
    }
}
