// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The state of a custom layout on the page: what the browser has measured, and where the views are.
///
///     fresh ─▶ the browser tells sizes ─▶ the layout runs ─▶ placed
///                   ▲                          │ has asked about sizes that are not known
///                   └──────────────────────────┘
@MainActor
final class Arrangement {
    let engine: LayoutEngine
    /// The views, with their elements: the address of one that has gone may be that of a new one.
    private var known: [ObjectIdentifier: (element: Element, item: LayoutItem)] = [:]
    /// The size that the container may take, or `nil` before the browser has told it.
    private var room: ProposedViewSize?
    /// The height that a frame around the container leaves to it.
    private var heightLimit: CGFloat?
    /// The proposal with which the views were placed: the room, or that of a layout around this one.
    private var space = ProposedViewSize.unspecified
    /// The proposals that the browser answers, besides the ideal one.
    private(set) var questions: [String] = []
    /// The number of times in a row that the layout has asked for more.
    private var rounds = 0
    private(set) var grows: Axis.Set = []
    /// The size of the layout, or `nil` while nothing is placed.
    private(set) var size: CGSize?
    private(set) var isMirrored = false
    /// A layout whose questions depend on the answers ends with estimates.
    private static let mostRounds = 4

    init(_ layout: any Layout) { engine = LayoutEngine(layout) }

    func item(of element: Element) -> LayoutItem {
        if let item = known[ObjectIdentifier(element)]?.item { return item }
        let made = LayoutItem()
        known[ObjectIdentifier(element)] = (element, made)
        return made
    }

    /// Takes over the layout and the views before a run.
    func prepare(_ layout: any Layout, _ container: Element, _ direction: LayoutDirection) {
        let children = container.children
        heightLimit = container.heightLimit.map { CGFloat($0) }
        var present: [ObjectIdentifier: (element: Element, item: LayoutItem)] = [:]
        let items = children.map { child in
            let item = item(of: child)
            present[ObjectIdentifier(child)] = (child, item)
            item.grows = child.expands
            item.nested = PlacingNode.whole(child)?.preparedEngine
            if item.sizes == nil { item.estimate = child.estimatedSize }
            return item
        }
        known = present
        isMirrored = direction == .rightToLeft
        engine.prepare(layout, items, direction)
        grows = engine.growth(in: limitedRoom ?? .unspecified)
    }

    /// The room, with the height of a frame if the browser has told none.
    private var limitedRoom: ProposedViewSize? {
        room.map { ProposedViewSize(width: $0.width, height: $0.height ?? heightLimit) }
    }

    /// Takes over what the browser has measured: the room, the proposals that it knew, and for each view its number and
    /// its sizes, the ideal one first.
    func measured(_ payload: EventPayload, in container: Element) {
        func length(_ axis: Axis, _ value: EventPayload) -> CGFloat? {
            container.isScrolled(axis) ? nil : value.length.map { CGFloat($0) }
        }
        let children = container.children
        room = ProposedViewSize(width: length(.horizontal, payload[0]), height: length(.vertical, payload[1]))
        let names = (payload[2].string ?? "").split(separator: " ").prefix(LayoutEngine.mostQuestions).map(String.init)
        let items = Dictionary(children.map { ($0.id, item(of: $0)) }) { first, _ in first }
        for entry in (payload.array ?? []).dropFirst(3) {
            guard let id = entry[0].int.flatMap(UInt32.init(exactly:)), let item = items[id] else { continue }
            var sizes: [String: CGSize] = [:]
            for (index, name) in ([ProposedViewSize.unspecified.wireName] + names).enumerated() {
                guard index == 0 || questions.contains(name), let width = entry[2 * index + 1].length,
                    let height = entry[2 * index + 2].length
                else { continue }
                sizes[name] = CGSize(width: width, height: height)
            }
            if !sizes.isEmpty { item.sizes = sizes }
        }
    }

    /// Runs the layout. Returns `false` if it waits for sizes. `proposal` is that of a layout around this one.
    func run(_ proposal: ProposedViewSize?) -> Bool {
        guard engine.isMeasured, let proposal = proposal ?? limitedRoom else { return false }
        let wanted = engine.size(for: proposal)
        let size = CGSize(
            width: wanted.width.isFinite ? wanted.width : proposal.width ?? 0,
            height: wanted.height.isFinite ? wanted.height : proposal.height ?? 0
        ).onPage
        engine.place(in: size, proposal)
        if engine.lacksAnswer, rounds < Self.mostRounds {
            rounds += 1
            questions = engine.questions
            return false
        }
        rounds = 0
        space = proposal
        self.size = size
        return true
    }

    /// The size of the element: along an axis on which it grows, CSS decides.
    var shownSize: CGSize? {
        guard let size else { return nil }
        return CGSize(
            width: givenWidth ?? space.width ?? size.width, height: givenHeight ?? space.height ?? size.height)
    }

    /// The width that the element is given, or `nil` if it takes what there is.
    var givenWidth: CGFloat? { grows.contains(.horizontal) && space.width != nil ? nil : size?.width }
    /// The height that the element is given, or `nil` if it takes what there is.
    var givenHeight: CGFloat? { grows.contains(.vertical) && space.height != nil ? nil : size?.height }

    /// Forgets the places: another container shows the views.
    func leave() {
        size = nil
        for (_, item) in known.values { item.frame = nil }
    }
}

extension Element {
    /// Indicates whether the element lies in something that scrolls along an axis, and so has no limit there.
    fileprivate func isScrolled(_ axis: Axis) -> Bool {
        guard let parent, !parent.layout.fixed.contains(Axis.Set(axis)) else { return false }
        let words = parent.classes.split(separator: " ")
        if words.contains("list") { return axis == .vertical }
        if words.contains(Substring(StateClass.scroll)) { return words.contains(axis == .vertical ? "sv" : "sh") }
        return parent.isScrolled(axis)
    }

    /// The height that a frame leaves to the element, if it is alone there.
    fileprivate var heightLimit: Double? {
        guard let parent, !parent.layout.opaque, parent.children.count == 1 else { return nil }
        return parent.layout.heightLimit ?? parent.heightLimit.map { max(0, $0 - parent.layout.verticalPadding) }
    }

    /// A guess of the size of content that no browser has measured yet.
    fileprivate var estimatedSize: CGSize { CGSize(width: 8 * textLength(atMost: 80), height: 22) }

    private func textLength(atMost limit: Int) -> Int {
        var length = min(text?.utf8.count ?? 0, limit)
        for child in children where length < limit { length += child.textLength(atMost: limit - length) }
        return length
    }
}
