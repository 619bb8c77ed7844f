// SPDX-License-Identifier: Apache-2.0

/// A page that is mounted and sent before its link is pressed, so that the browser can show it by itself.
///
///     intent ──▶ prepared ──press──▶ the browser shows it; the event goes to the server
///                 ▲  │                      │
///                 │  ├─ too old, too many   │ the stack gets the page: its effects run
///                 │  │  or no link left     │
///                 │  ▼                      │ the stack does not get it: the browser takes it back
///                 │ removed                 │
///                 └─────────────────────────┘
@MainActor
final class PreparedPage {
    /// The name by which the browser finds it.
    let name: String
    let entry: NavigationModel.Entry
    /// The page with the link.
    let base: Int?
    /// The effects of the content, which run when the page is shown.
    let held = HeldEffects()
    /// Indicates whether it is prepared although nobody has pointed at a link.
    let isEager: Bool
    /// The links that lead to it.
    fileprivate var links: Set<ObjectIdentifier> = []
    /// Ends the preparation if the user does not press a link.
    fileprivate var patience: (any ScheduledAction)?

    init(name: String, entry: NavigationModel.Entry, base: Int?, isEager: Bool) {
        self.name = name
        self.entry = entry
        self.base = base
        self.isEager = isEager
    }
}

/// The pages of a stack that are prepared for links, in the order of the last intents.
@MainActor
final class PreparedPages {
    private(set) var all: [PreparedPage] = []

    func page(
        of source: NavigationModel.Entry.Source, in segment: NavigationSegment, above base: Int?
    ) -> PreparedPage? {
        all.first { page in
            page.base == base && page.entry.segment === segment && page.entry.source.isSame(as: source)
        }
    }

    /// Keeps a page as the one that was wanted last, in place of the one that was wanted first.
    ///
    /// - Parameter expired: A closure that runs after the page was dropped because no link was pressed.
    func want(_ page: PreparedPage, for link: Element, expired: @escaping @MainActor () -> Void) {
        all.removeAll { $0 === page }
        all.append(page)
        page.links.insert(ObjectIdentifier(link))
        if all.count > HeldEffects.limit, let oldest = all.first(where: { !$0.isEager }) { drop { $0 === oldest } }
        guard !page.isEager else { return }
        page.patience?.cancel()
        page.patience = link.tree.clock.after(HeldEffects.patience) { [weak self, weak page] in
            self?.drop { $0 === page }
            expired()
        }
    }

    /// Returns the id of the page that was prepared for a press, which is then no longer prepared.
    func take(
        _ source: NavigationModel.Entry.Source, in segment: NavigationSegment, above base: Int?
    ) -> Int? {
        guard let page = page(of: source, in: segment, above: base) else { return nil }
        drop { $0 === page }
        return page.entry.id
    }

    /// Returns whether that was the last link to a page.
    func forget(_ link: Element) -> Bool {
        let before = all.count
        for page in all { page.links.remove(ObjectIdentifier(link)) }
        drop { $0.links.isEmpty }
        return all.count < before
    }

    func drop(where isOver: (PreparedPage) -> Bool) {
        for page in all where isOver(page) { page.patience?.cancel() }
        all.removeAll(where: isOver)
    }
}
