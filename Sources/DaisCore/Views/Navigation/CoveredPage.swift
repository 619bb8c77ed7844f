// SPDX-License-Identifier: Apache-2.0

/// Presses that come too late: the second one of a double click is on its way while the first has opened a page, and is
/// meant for nothing that lies below it.
extension Tree {
    /// Whether an event is such a press. What was typed is never too late.
    func isTooLate(_ event: ClientEvent) -> Bool {
        guard event.kind == .click || event.kind == .submit, let element = element(event.element) else { return false }
        return isCovered(element)
    }

    /// Whether an element lies on a page that another page of its stack covers by now. What earlier events of the same
    /// turn have changed is evaluated first: they may have opened that page, or taken it away.
    func isCovered(_ element: Element) -> Bool {
        guard element.isOnPage else { return false }
        mailbox.drainMarks()
        if hasWork { update() }
        return element.isOnCoveredPage
    }
}

extension Element {
    fileprivate var isOnPage: Bool { classes == "page" || isCoveredPage || parent?.isOnPage == true }
    fileprivate var isOnCoveredPage: Bool { isCoveredPage || parent?.isOnCoveredPage == true }
    private var isCoveredPage: Bool { classes == "page below" }
}
