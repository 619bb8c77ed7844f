// SPDX-License-Identifier: Apache-2.0

/// The window of a `ForEach` in a lazy list: the rows with nodes, and two placeholder elements for the others.
@MainActor
final class WindowSegment {
    private(set) var before: Element?
    private(set) var after: Element?
    weak var rows: (any WindowedRows)?
    private let window: ListWindow
    private unowned(unsafe) let tree: Tree
    // The container owns the rows, and these own their segment.
    private unowned(unsafe) let container: Element
    private(set) var range = 0..<0 {
        didSet { window.built += range.count - oldValue.count }
    }
    /// The estimated row height on which the placeholders are based.
    private var rowHeight = 1.0
    private var total = 0
    /// The number of rows of this part within the list's allowance.
    private var allowed = 0
    private var least: Int { min(allowed, window.initialCount) }

    init(in window: ListWindow, context: _MountContext) {
        self.window = window
        tree = context.tree
        container = context.container
    }

    var start: Int { range.lowerBound }

    /// Closes the part and returns its allowance.
    func close() {
        window.giveBack(allowed)
        allowed = 0
        range = 0..<0
    }

    /// Returns the range of rows to build. It creates or removes the placeholders as the list grows and shrinks.
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
        range = Self.even(min(range.lowerBound, max(0, end - least)))..<end
        resize()
        return range
    }

    /// Moves the window to the row `index` of the built rows.
    func show(_ index: Int) {
        let first = max(0, min(index - window.initialCount / 2, total - window.initialCount))
        range = Self.even(first)..<min(total, first + window.initialCount)
        rows?.windowMoved()
    }

    /// Returns the even number at or below a row, so that every second row keeps its background while the window moves.
    private static func even(_ row: Int) -> Int { row & ~1 }

    private func resize() {
        rowHeight = window.rowHeight
        for (element, place, missing) in [(before, "before", start), (after, "after", total - range.upperBound)] {
            var appearance = Appearance()
            appearance.classes = ["lazy"]
            appearance.attribute(AttributeName.lazy, place)
            appearance.attribute("aria-hidden", "true")
            if missing > 0 { appearance.attribute(AttributeName.more, String(missing)) }
            appearance.set("height", (Double(missing) * rowHeight).px)
            element?.update(appearance)
        }
    }

    /// Handles a report of the browser: the visible range of these rows in points, their total height, and whether a
    /// search needs more rows.
    private func moved(_ payload: EventPayload) {
        guard let top = payload[0].number, let bottom = payload[1].number else { return }
        // The limit exceeds any screen. Without it a browser could request millions of rows.
        let screen = min(max(bottom - top, 400), 8_000)
        let height = (payload[2].number ?? 0) / Double(max(1, range.count))
        let mean = height >= 8 && height < 2000 ? height : rowHeight
        let first = row(at: top, mean)
        let last = row(at: min(bottom, top + screen), mean)
        // Invisible rows can move unnoticed, but the browser would have to report again for others.
        if mean == height, first < Double(range.upperBound), last > Double(start) { window.measured(mean) }
        // The margin delays the next report until half a screen has been scrolled.
        let margin = min(screen * 1.5 / mean, max(0, ListWindow.most - (last - first)) / 2)
        let from = min(Int(clamping: first - margin, in: 0...total), max(0, total - least))
        let end = min((last + margin).rounded(.up), Double(from) + ListWindow.most)
        let wanted = from..<min(total, max(Int(clamping: end, in: 0...total), from + least))
        range = payload[3].int == 1 ? searched(around: wanted) : wanted
        range = Self.even(range.lowerBound)..<range.upperBound
        rows?.windowMoved()
    }

    /// Returns the row `y` points below the start. Rows above have the height of their placeholder; a newer estimate
    /// would replace the visible rows.
    private func row(at y: Double, _ mean: Double) -> Double {
        let above = Double(start) * rowHeight
        let below = above + Double(range.count) * mean
        if y < above { return y / rowHeight }
        return y < below ? Double(start) + (y - above) / mean : Double(range.upperBound) + (y - below) / rowHeight
    }

    /// Returns an extended range of rows, starting with the visible ones, where a search continues.
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
