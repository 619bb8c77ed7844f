// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Alignment guides that views set, for containers that CSS lays out.
///
/// CSS aligns views at edges, centers and baselines. A view that sets a guide gets margins, so that its guide is at the
/// line of its container, and the container grows with it. The numbers come from the browser, because the guide of a
/// view depends on its size.
struct ViewGuide: Equatable {
    /// The distance of the guide from the start of the view.
    var offset: CGFloat
    /// The distance of the guide if the view did not set it.
    var usual: CGFloat
    /// The size of the view along the axis of the guide.
    var length: CGFloat
    /// The start of the view on the page.
    var start: CGFloat

    /// Indicates whether the other guide differs only in the place of its view.
    func isMoved(to other: ViewGuide) -> Bool {
        var moved = self
        moved.start = other.start
        return moved == other
    }
}

/// The guides of an element that count for its container. A guide of a view in a stack counts for the containers around
/// the stack too.
@MainActor
private final class ChildGuides {
    var guides: [Axis: ViewGuide] = [:]
    /// The size and place of the element, if its container has asked for it.
    var lengths: [Axis: (start: CGFloat, length: CGFloat)]?
    /// The last patches that the browser had applied when it reported the guides and the place.
    var (patchOfGuides, patchOfPlace) = (0, 0)
    var isWatched = false
    /// Indicates whether a child of the element has a guide.
    var isContainer = false
}

private enum ChildGuidesTrait: ElementTrait { typealias Value = ChildGuides }

extension Element {
    private var guides: ChildGuides? { self[ChildGuidesTrait.self] }

    private var madeGuides: ChildGuides {
        if let guides { return guides }
        let made = ChildGuides()
        self[ChildGuidesTrait.self] = made
        return made
    }

    /// Takes over the guide that the view of this element sets, for the nearest container that aligns its views at it.
    func align(at id: ObjectIdentifier, along axis: Axis, _ guide: ViewGuide) {
        var (child, isInside) = (self, false)
        while let container = child.parent, !container.aligns(at: id, along: axis) {
            guard container.passesGuides else { return }
            isInside = isInside || container.layout.isContainer
            child = container
        }
        guard let container = child.parent else { return }
        if isInside { child.watchPlace() }
        let known = child.madeGuides
        let isMove = isInside && known.guides[axis]?.isMoved(to: guide) == true
        known.guides[axis] = guide
        known.patchOfGuides = document.shownPatch
        container.madeGuides.isContainer = true
        // Margins move a stack and the view in it, and two events report that. The difference of places from before and
        // after would set other margins, and so on without an end.
        if isMove, known.patchOfPlace < known.patchOfGuides { return }
        container.alignChildren()
    }

    private func aligns(at id: ObjectIdentifier, along axis: Axis) -> Bool {
        (axis == .horizontal ? layout.horizontalLine : layout.verticalLine)?.guide == id
    }

    /// Indicates whether guides of the content count for what is around the element.
    private var passesGuides: Bool {
        let kind = classes.split(separator: " ").first
        return layout.isContainer && !layout.keepsLines || kind == "W" || kind == "O"
    }

    /// Asks the browser for the size and the place of the element.
    private func watchPlace() {
        let known = madeGuides
        guard !known.isWatched else { return }
        known.isWatched = true
        on(.measure) { [unowned self, unowned known] payload in
            guard let width = payload[0].length, let height = payload[1].length else { return }
            let before = known.lengths?.mapValues(\.length)
            known.lengths = [
                .horizontal: (CGFloat(payload[2].points ?? 0), CGFloat(width)),
                .vertical: (CGFloat(payload[3].points ?? 0), CGFloat(height)),
            ]
            known.patchOfPlace = document.shownPatch
            let isMove = before == known.lengths?.mapValues(\.length)
            if isMove, known.guides.isEmpty || known.patchOfGuides < known.patchOfPlace { return }
            parent?.alignChildren()
        }
        document.patch.emit(.attribute(id, name: AttributeName.on, value: eventList))
    }

    /// Gives the children the margins with which their guides meet.
    func alignChildren() {
        guard guides?.isContainer == true else { return }
        var placements = [[Declaration]](repeating: [], count: children.count)
        for axis in Axis.allCases {
            let line = axis == .horizontal ? layout.horizontalLine : layout.verticalLine
            guard let line, children.contains(where: { $0.guides?.guides[axis] != nil }) else { continue }
            for (index, list) in margins(along: axis, at: line.edge).enumerated() { placements[index] += list }
        }
        for (child, list) in zip(children, placements) { child.setPlacement(list) }
    }

    private func margins(along axis: Axis, at edge: LayoutFlags.GuideLine.Edge) -> [[Declaration]] {
        let isWide = axis == .horizontal
        let (start, end) = isWide ? ("margin-inline-start", "margin-inline-end") : ("margin-top", "margin-bottom")
        let guides = children.map { $0.guide(along: axis) }
        switch edge {
        case .start:
            let before = layout.keepsLines ? 0 : guides.map { $0?.offset ?? 0 }.max() ?? 0
            return guides.map { Self.margin(start, before - ($0?.offset ?? 0)) }
        case .end:
            let after = guides.map { $0.map { $0.length - $0.offset } ?? 0 }
            let most = layout.keepsLines ? 0 : after.max() ?? 0
            return after.map { Self.margin(end, most - $0) }
        case .center:
            if !layout.keepsLines, let exact = marginsFromStart(along: axis, start, guides) { return exact }
            // A margin moves the center of a view by half its width.
            return guides.map { guide in
                guard let guide else { return [] }
                let shift = guide.usual - guide.offset
                return Self.margin(shift > 0 ? start : end, 2 * abs(shift))
            }
        case .baseline:
            return guides.map { guide in
                guard let guide, guide.usual != guide.offset else { return [] }
                return [Declaration("translate", "0 \((guide.usual - guide.offset).px)")]
            }
        }
    }

    /// Returns the margins of views that are aligned at their start instead of their center. The container is then as
    /// large as its views are. Views that fill the container have no size of their own.
    private func marginsFromStart(
        along axis: Axis, _ property: String, _ guides: [ViewGuide?]
    ) -> [[Declaration]]? {
        guard !expands.contains(Axis.Set(axis)) else { return nil }
        for (child, guide) in zip(children, guides) where guide == nil { child.watchPlace() }
        let offsets = zip(children, guides).map { child, guide in
            guide?.offset ?? child.guides?.lengths?[axis].map { $0.length / 2 }
        }
        guard offsets.allSatisfy({ $0 != nil }), let before = offsets.compactMap(\.self).max() else { return nil }
        let side = axis == .horizontal && layout.stack == nil ? "justify-self" : "align-self"
        return offsets.map { Self.margin(property, before - ($0 ?? 0)) + [Declaration(side, "start")] }
    }

    /// Returns the guide as a distance from the start of this element, in which the view may lie anywhere.
    private func guide(along axis: Axis) -> ViewGuide? {
        guard var guide = guides?.guides[axis], let own = guides?.lengths?[axis] else { return guides?.guides[axis] }
        guide.offset += guide.start - own.start
        guide.usual += guide.start - own.start
        guide.length = own.length
        return guide
    }

    private static func margin(_ property: String, _ value: CGFloat) -> [Declaration] {
        abs(value) < 0.05 ? [] : [Declaration(property, value.px)]
    }
}

extension LayoutFlags {
    /// Indicates whether the element aligns its children at guides.
    var isContainer: Bool { horizontalLine != nil || verticalLine != nil }
}

extension HorizontalAlignment {
    /// The guide at which a container aligns its children.
    var line: LayoutFlags.GuideLine { LayoutFlags.GuideLine(guide: ObjectIdentifier(id), edge: .init(css)) }
}

extension VerticalAlignment {
    /// The guide at which a container aligns its children.
    var line: LayoutFlags.GuideLine { LayoutFlags.GuideLine(guide: ObjectIdentifier(id), edge: .init(css)) }
}

extension LayoutFlags.GuideLine.Edge {
    fileprivate init(_ css: String) {
        switch css {
        case "start": self = .start
        case "center": self = .center
        case "end": self = .end
        default: self = .baseline
        }
    }
}

extension LayoutFlags {
    /// Takes over an alignment in both axes.
    mutating func align(_ alignment: Alignment) {
        horizontalLine = alignment.horizontal.line
        verticalLine = alignment.vertical.line
    }
}
