// SPDX-License-Identifier: Apache-2.0

/// Which page of several side by side the browser shows, when both a finger and the app can turn them.
///
/// A page that the app turns to passes those in between: they count only when somebody takes over, which shows in the
/// distance to the wanted page becoming larger.
struct PagedScrolling {
    /// Points; 0 until the browser has measured.
    var width = 0.0
    private var shown = 0
    private var wanted: (page: Int, distance: Double)?

    /// - Returns: whether the browser must be told.
    mutating func sent(to page: Int) -> Bool {
        guard page != shown else { return false }
        shown = page
        wanted = (page, .infinity)
        return true
    }

    /// - Parameter x: points from the first page. Right-to-left pages count downwards from 0.
    /// - Returns: the page that is now to be the selected one, if the app has not asked for another.
    mutating func arrived(at x: Double) -> Int? {
        guard width > 0 else { return nil }
        let position = abs(x) / width
        let page = Int(position.rounded())
        if let (target, before) = wanted, page != target {
            let distance = abs(position - Double(target))
            guard distance > before else {
                wanted?.distance = distance
                return nil
            }
        }
        // Not on the last half of the way: the finger that turns back there must not find the app still waiting.
        if wanted?.page == page, abs(position - Double(page)) > 0.02 { return nil }
        wanted = nil
        shown = page
        return page
    }
}
