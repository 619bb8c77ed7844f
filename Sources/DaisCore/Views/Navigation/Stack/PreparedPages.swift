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
final class PreparedPage: Preparation, Preparable {
    /// The name by which the browser finds it.
    let name: String
    let entry: NavigationModel.Entry
    /// The page with the link.
    let base: Int?
    /// The effects of the content, which run when the page is shown.
    let held = HeldEffects()

    init(name: String, entry: NavigationModel.Entry, base: Int?, isEager: Bool) {
        self.name = name
        self.entry = entry
        self.base = base
        super.init(isEager: isEager)
    }

    var preparation: Preparation? { self }
}

extension PreparationLine<PreparedPage> {
    func page(
        of source: NavigationModel.Entry.Source, in segment: NavigationSegment, above base: Int?
    ) -> PreparedPage? {
        all.first { page in
            page.base == base && page.entry.segment === segment && page.entry.source.isSame(as: source)
        }
    }

    /// Returns the id of the page that was prepared for a press, which is then no longer prepared.
    func take(
        _ source: NavigationModel.Entry.Source, in segment: NavigationSegment, above base: Int?
    ) -> Int? {
        guard let page = page(of: source, in: segment, above: base) else { return nil }
        remove(page)
        return page.entry.id
    }
}
