// SPDX-License-Identifier: Apache-2.0

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
    private var range = 0..<0 {
        didSet { window.built += range.count - oldValue.count }
    }
    /// The estimate that the heights of the stand-ins were made of.
    private var rowHeight = 1.0
    private var total = 0
    /// Rows of this part that the list's allowance covers.
    private var allowed = 0
    private var least: Int { min(allowed, window.initialCount) }

    init(in window: ListWindow, context: MountContext) {
        self.window = window
        tree = context.tree
        container = context.container
    }

    var start: Int { range.lowerBound }

    /// The part goes; others may use what it was allowed.
    func close() {
        window.giveBack(allowed)
        allowed = 0
        range = 0..<0
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
            range = 0..<count
            return range
        }
        if before == nil {
            before = Element(.div, in: tree)
            after = Element(.div, in: tree)
            before?.on(.window) { [weak self] in self?.moved($0) }
            container.invalidateChildren()
        }
        let end = min(max(range.upperBound, least), count)
        range = min(range.lowerBound, max(0, end - least))..<end
        resize()
        return range
    }

    /// Moves to where row `index` is among the rows that have nodes.
    func show(_ index: Int) {
        let first = max(0, min(index - window.initialCount / 2, total - window.initialCount))
        range = first..<min(total, first + window.initialCount)
        rows?.windowMoved()
    }

    private func resize() {
        rowHeight = window.rowHeight
        for (element, place, missing) in [(before, "before", start), (after, "after", total - range.upperBound)] {
            var appearance = Appearance()
            appearance.classes = ["lazy"]
            appearance.attribute("data-lazy", place)
            appearance.attribute("aria-hidden", "true")
            if missing > 0 { appearance.attribute("data-more", String(missing)) }
            appearance.set("height", (Double(missing) * rowHeight).px)
            element?.update(appearance)
        }
    }

    /// The browser shows `[top,bottom]` points of these rows, those that have nodes are `height` points high in all, and
    /// a search wants everything.
    private func moved(_ payload: EventPayload) {
        guard let top = payload[0].number, let bottom = payload[1].number, top.isFinite, bottom.isFinite else { return }
        // No screen is higher; without a limit a browser could have millions of rows built.
        let screen = min(max(bottom - top, 400), 8_000)
        let height = (payload[2].number ?? 0) / Double(max(1, range.count))
        let mean = height >= 8 && height < 2000 ? height : rowHeight
        let first = row(at: top, mean)
        let last = row(at: min(bottom, top + screen), mean)
        // Rows that nobody sees can change their place unnoticed, but the page would have to be asked again for others.
        if mean == height, first < Double(range.upperBound), last > Double(start) { window.measured(mean) }
        // So much more on either side that the next question comes after half a screen of scrolling.
        let margin = screen * 1.5 / mean
        let from = min(Int(clamping: first - margin, to: total), max(0, total - least))
        let wanted = from..<min(total, max(Int(clamping: (last + margin).rounded(.up), to: total), from + least))
        range = payload[3].number == 1 ? searched(around: wanted) : wanted
        rows?.windowMoved()
    }

    /// Which row is `y` points below the start. What the page has above the rows is as high as was said; counting with
    /// a newer estimate would exchange the rows under the user's eye for others.
    private func row(at y: Double, _ mean: Double) -> Double {
        let above = Double(start) * rowHeight
        let below = above + Double(range.count) * mean
        if y < above { return y / rowHeight }
        return y < below ? Double(start) + (y - above) / mean : Double(range.upperBound) + (y - below) / rowHeight
    }

    /// More rows than there are, on from what is visible first: that is where a search goes on.
    private func searched(around visible: Range<Int>) -> Range<Int> {
        let others = window.built - range.count
        var rows = visible
        if visible.lowerBound <= range.upperBound, range.lowerBound <= visible.upperBound {
            rows = min(visible.lowerBound, range.lowerBound)..<max(visible.upperBound, range.upperBound)
            if others + rows.count > ListWindow.searchable { rows = visible }
        }
        let room = min(ListWindow.slice, max(0, ListWindow.searchable - others - rows.count))
        let down = min(room, total - rows.upperBound)
        let up = min(room - down, rows.lowerBound)
        if room < ListWindow.slice, rows.count + down + up < total { window.reportLimit() }
        return (rows.lowerBound - up)..<(rows.upperBound + down)
    }
}

extension Int {
    /// A count from 0 to `most`, whatever a browser says.
    fileprivate init(clamping value: Double, to most: Int) { self = Int(Swift.min(Swift.max(0, value), Double(most))) }
}
