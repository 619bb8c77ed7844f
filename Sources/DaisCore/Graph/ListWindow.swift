// SPDX-License-Identifier: Apache-2.0

/// Rows that are built on demand.
@MainActor
protocol WindowedRows: Node {
    func windowMoved()
    /// Something that the rows' closure has read is another now.
    func readingChanged()
    func identity(of row: Node) -> AnyHashable?
    func build(_ id: AnyHashable) -> Node?
    func position(of row: Node) -> Int?
}

/// What a lazy container tells the rows inside it: how high a row is likely to be.
@MainActor
final class ListWindow {
    /// Points; a guess until the browser has measured rows.
    private(set) var rowHeight: Double
    private var isMeasured = false
    /// Rows of a part that are kept whatever is visible.
    let initialCount: Int
    /// Rows that may be built without the browser having asked. Shared by all parts of a list: a hundred sections of
    /// fifty rows are as long as one part of five thousand.
    private var allowance: Int
    /// Rows that have nodes, in all parts.
    var built = 0
    private var hasReportedLimit = false
    /// Rows that the browser's search reaches. 10,000 buttons are 1.5 MB of markup. Task-local, so that a test need not
    /// build as many.
    @TaskLocal static var searchable = 20_000
    /// Rows that one question of a search adds, so that no turn keeps other sessions waiting.
    static let slice = 2_500

    init(rowHeight: Double, initialCount: Int = 40, threshold: Int = 80) {
        self.rowHeight = max(1, rowHeight)
        self.initialCount = initialCount
        allowance = threshold
    }

    func take(_ count: Int) -> Int {
        let taken = min(count, allowance)
        allowance -= taken
        return taken
    }

    func giveBack(_ count: Int) { allowance += count }

    /// Rows of this height were seen. The estimate of all others follows only when it is far off: every change moves
    /// whatever comes below.
    func measured(_ height: Double) {
        guard !isMeasured || abs(height - rowHeight) > rowHeight / 5 else { return }
        isMeasured = true
        rowHeight = height
    }

    func reportLimit() {
        guard !hasReportedLimit else { return }
        hasReportedLimit = true
        Diagnostics.warn(
            "A list has more than \(Self.searchable) rows; the browser's search reaches only that many of them.",
            remedy: "Give it a search of its own, for example with .searchable.")
    }
}
