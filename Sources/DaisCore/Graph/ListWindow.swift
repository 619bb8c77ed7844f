// SPDX-License-Identifier: Apache-2.0

/// Rows that are built on demand.
@MainActor
protocol WindowedRows: _Node {
    func windowMoved()
    /// Handles a change of a value that the rows' closure has read.
    func readingChanged()
    func identity(of row: _Node) -> AnyHashable?
    func build(_ id: AnyHashable) -> _Node?
    func position(of row: _Node) -> Int?
    /// Visits the identities of all rows in their order, with the nodes of those in the window.
    func visitRows(_ visit: (AnyHashable, _Node?) -> Void)
    /// Returns the value of a row without a tag in a picker.
    func choice(of row: _Node) -> AnyHashable?
}

/// The configuration and state that a lazy container shares with its rows.
@MainActor
final class ListWindow {
    /// The estimated height of a row in points, until the browser has measured rows.
    private(set) var rowHeight: Double
    private var isMeasured = false
    /// The number of rows of a part that are always kept.
    let initialCount: Int
    /// The number of rows that may still be built without a request of the browser. All parts of a list share it: a
    /// hundred sections of fifty rows are as long as one part of five thousand.
    private var allowance: Int
    /// The number of rows with nodes, in all parts.
    var built = 0
    private var hasReportedLimit = false
    /// The number of rows that a search in the browser covers. 10,000 buttons are 1.5 MB of markup. It is task-local,
    /// so that a test can use fewer.
    @TaskLocal static var searchable = 20_000
    /// The number of rows that one request of the browser builds at most, unless it searches. A screen of 2,160 points
    /// with rows of 20 points and its margins asks for 432. Without a limit a client that reports rows of 8 points on a
    /// screen of 8,000 made the server build 4,000, which takes 0.1 s.
    static let most = 800.0
    /// The number of rows that one request of a search adds, which limits the length of a turn.
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

    /// Handles a measured row height. The estimate only changes if it is far off, because a change moves everything
    /// below.
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
