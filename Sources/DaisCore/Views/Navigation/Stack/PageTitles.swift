// SPDX-License-Identifier: Apache-2.0

/// The pages that have set the window's title, the newest last. When one of them goes, the title is that of a visible
/// one.
@MainActor
final class PageTitles {
    private struct Known { weak var page: (any Page)? }
    private var known: [Known] = []
    private unowned let tree: Tree
    /// The title of the window without pages.
    private let base: String

    private init(_ tree: Tree) {
        self.tree = tree
        base = tree.scope.document.title ?? ""
    }

    static func of(_ tree: Tree) -> PageTitles { tree.scope.shared(PageTitles.self) { PageTitles(tree) } }

    /// Records a page and returns whether its title becomes that of the window, which it does not while a page is
    /// presented above it.
    func takes(_ page: any Page) -> Bool {
        known.removeAll { $0.page == nil || $0.page === page }
        known.append(Known(page: page))
        return !known.contains { other in
            other.page.map { $0.namesWindow && $0.nesting > page.nesting } ?? false
        }
    }

    func gone(_ page: any Page) {
        guard known.contains(where: { $0.page === page }) else { return }
        known.removeAll { $0.page == nil || $0.page === page }
        renew()
    }

    /// Updates the title after a presentation or a page has gone.
    func renew() {
        tree.whenWritten { [weak self] in
            guard let self else { return }
            let pages = known.compactMap(\.page).filter(\.namesWindow)
            guard let top = pages.map(\.nesting).max() else { return name(base) }
            pages.last { $0.nesting == top }?.announceTitle()
        }
    }

    func name(_ title: String) {
        guard !title.isEmpty, tree.scope.document.title != title else { return }
        tree.scope.document.title = title
        if tree.root.id != 0 { tree.emit(.document(name: "title", value: title)) }
    }
}
