// SPDX-License-Identifier: Apache-2.0

/// Which pages have named the window, the last one last, so that it is called like what is seen when one of them goes.
@MainActor
final class PageTitles {
    private struct Known { weak var page: (any Page)? }
    private var known: [Known] = []
    private unowned let tree: Tree
    /// What the window is called without pages.
    private let base: String

    private init(_ tree: Tree) {
        self.tree = tree
        base = tree.scope.document.title ?? ""
    }

    static func of(_ tree: Tree) -> PageTitles { tree.scope.shared(PageTitles.self) { PageTitles(tree) } }

    /// A page wants the window called like it. Answers whether it is: not while one is presented above it.
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

    /// Something that was presented leaves, or a page has gone.
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
