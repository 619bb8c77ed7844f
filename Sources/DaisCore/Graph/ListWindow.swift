// SPDX-License-Identifier: Apache-2.0

/// Rows that are built on demand.
@MainActor
protocol WindowedRows: Node {
    func windowMoved()
    func identity(of row: Node) -> AnyHashable?
    func build(_ id: AnyHashable) -> Node?
    func position(of row: Node) -> Int?
}

/// What a lazy container tells the rows inside it: how high a row is likely to be.
@MainActor
final class ListWindow {
    /// Points; replaced by the mean of what the browser has measured.
    var rowHeight: Double
    /// Rows of a part that are kept whatever is visible.
    let initialCount: Int
    /// Rows that may be built without the browser having asked. Shared by all parts of a list: a hundred sections of
    /// fifty rows are as long as one part of five thousand.
    private var allowance: Int

    init(rowHeight: Double, initialCount: Int = 40, threshold: Int = 80) {
        self.rowHeight = rowHeight
        self.initialCount = initialCount
        allowance = threshold
    }

    func take(_ count: Int) -> Int {
        let taken = min(count, allowance)
        allowance -= taken
        return taken
    }

    func giveBack(_ count: Int) { allowance += count }
}

/// The part of one `ForEach` that has nodes, and the two elements that stand for the rest.
@MainActor
final class WindowSegment {
    private(set) var before: Element?
    private(set) var after: Element?
    weak var rows: (any WindowedRows)?
    private let window: ListWindow
    private unowned(unsafe) let tree: Tree
    // Not owned: the container owns the rows, and these their segment.
    private unowned(unsafe) let container: Element
    private(set) var start = 0
    private var end = 0
    private var total = 0
    /// Rows of this part that the list's allowance covers.
    private var allowed = 0
    private var least: Int { min(allowed, window.initialCount) }

    init(in window: ListWindow, context: MountContext) {
        self.window = window
        tree = context.tree
        container = context.container
    }

    /// The part goes; others may use what it was allowed.
    func close() {
        window.giveBack(allowed)
        allowed = 0
    }

    /// The rows to build of `count`. Creates or drops the stand-ins as the list grows and shrinks.
    func visible(of count: Int) -> Range<Int> {
        total = count
        if count > allowed {
            allowed += window.take(count - allowed)
        } else {
            window.giveBack(allowed - count)
            allowed = count
        }
        guard count > allowed else {
            if before != nil {
                (before, after) = (nil, nil)
                container.invalidateChildren()
            }
            return 0..<count
        }
        if before == nil {
            before = makeStandIn("before")
            after = makeStandIn("after")
            before?.on(.window) { [weak self] in self?.moved($0) }
            container.invalidateChildren()
        }
        end = min(max(end, least), count)
        start = min(start, max(0, end - least))
        resize()
        return start..<end
    }

    /// Moves to where row `index` is among the rows that have nodes.
    func show(_ index: Int) {
        start = max(0, min(index - window.initialCount / 2, total - window.initialCount))
        end = min(total, start + window.initialCount)
        rows?.windowMoved()
    }

    private func makeStandIn(_ place: String) -> Element { Element(.div, in: tree) }

    private func resize() {
        for (element, place, missing) in [(before, "before", start), (after, "after", total - end)] {
            var appearance = Appearance()
            appearance.classes = ["lazy"]
            appearance.attribute("data-lazy", place)
            appearance.attribute("aria-hidden", "true")
            if place == "after", missing > 0 { appearance.attribute("data-more", String(missing)) }
            appearance.set("height", (Double(missing) * window.rowHeight).px)
            element?.update(appearance)
        }
    }

    /// The browser shows `[start,end]` points of these rows, and measured `rowHeight`.
    private func moved(_ payload: EventPayload) {
        guard let top = payload[0].number, let bottom = payload[1].number, top.isFinite, bottom.isFinite else { return }
        if let height = payload[2].number, height >= 8, height < 2000 { window.rowHeight = height }
        // A screen more on either side, so that ordinary scrolling never meets the stand-ins.
        let margin = max(bottom - top, 400)
        let height = window.rowHeight
        let first = Int(min(max(0, (top - margin) / height), Double(total)))
        let last = Int(min(max(0, ((bottom + margin) / height).rounded(.up)), Double(total)))
        start = min(first, max(0, total - least))
        end = min(total, max(last, start + least))
        rows?.windowMoved()
    }
}
