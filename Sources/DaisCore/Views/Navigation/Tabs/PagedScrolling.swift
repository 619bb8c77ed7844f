// SPDX-License-Identifier: Apache-2.0

/// Tracks the visible one of several pages side by side, which both a finger and the app can turn.
///
/// When the app turns pages, the pages in between do not count, unless the user takes over. Then the distance to the
/// target grows.
struct PagedScrolling {
    /// The width of a page in points; 0 until the browser has reported it.
    var width = 0.0
    private var shown = 0
    private var wanted: (page: Int, distance: Double)?

    /// Records the page that the app selects.
    ///
    /// - Returns: A Boolean that is `true` if the browser must scroll.
    mutating func sent(to page: Int) -> Bool {
        guard page != shown else { return false }
        shown = page
        wanted = (page, .infinity)
        return true
    }

    /// Records the scroll position.
    ///
    /// - Parameter x: The distance from the first page in points. In right-to-left layouts it is negative.
    /// - Returns: The page to select, or `nil` if the app has selected another one.
    mutating func arrived(at x: Double) -> Int? {
        guard width > 0 else { return nil }
        let position = abs(x) / width
        // No app has a million pages, but a browser can claim to have scrolled as far.
        let page = Int(clamping: position.rounded(), in: 0...1_000_000)
        if let (target, before) = wanted, page != target {
            let distance = abs(position - Double(target))
            guard distance > before else {
                wanted?.distance = distance
                return nil
            }
        }
        // The second half of the distance counts as arrival: a finger that turns back there must not find the app
        // waiting.
        if wanted?.page == page, abs(position - Double(page)) > 0.02 { return nil }
        wanted = nil
        shown = page
        return page
    }
}
