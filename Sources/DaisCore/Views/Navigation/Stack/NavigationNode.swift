// SPDX-License-Identifier: Apache-2.0

/// The node of an outermost stack. Its pages are in order, the lowest first.
final class NavigationNode<Root: View>: BoxNode {
    private let model = NavigationModel()
    private let context: _MountContext
    private(set) var segment: NavigationSegment!
    private let column: SplitColumn?
    /// A Boolean that is `true` if the next change has no animation.
    private var isStill = false
    private var root: PageNode<Root>!
    private var pages: [(id: Int, node: PageNode<AnyView>)] = []
    /// The pages that are prepared, above those of the stack.
    private var prepared: [(page: PreparedPage, node: PageNode<AnyView>)] = []
    private var isRefreshing = false
    /// The entry and the position of the page that is being mounted.
    private var mounting: (id: Int, slot: Int)?

    init(_ view: NavigationBox<Root>, in context: _MountContext) {
        self.context = context
        column = EnvironmentValues(scope: context.environment).splitColumn
        super.init(.div, in: context)
        segment = NavigationSegment(
            model, anchor: nil, outer: nil, environment: context.environment, write: view.write)
        segment.makePage = view.makePage
        if let column { column.columns.add(self, as: column.column) }
        let isPathEmpty = view.path?.isEmpty ?? true
        model.places = AddressMap.around(context, path: segment, element: view.element)
        root = PageNode(view.root, entry: nil, in: pageContext(of: segment), column: column)
        model.changed = { [weak self] in self?.refreshLater() }
        if let path = view.path { model.take(path, in: segment) }
        if isPathEmpty { model.places?.restore(segment) }
        segment.restorePath(of: self)
        refresh()
        finishMounting()
    }

    func patch(to new: NavigationBox<Root>) {
        segment.write = new.write
        segment.makePage = new.makePage
        root.patch(to: new.root)
        if let path = new.path { model.take(path, in: segment) }
    }

    private func pageContext(of segment: NavigationSegment) -> _MountContext {
        var inner = context.inside(element, of: self)
        inner.environment = EnvironmentScope(
            parent: segment.environment, values: [(ObjectIdentifier(NavigationSegmentKey.self), segment)])
        return inner
    }

    private func refreshLater() {
        let carried = tree.carried ?? CarriedTransaction.current
        if carried?.transaction.disablesAnimations == true { isStill = true }
        guard !isRefreshing, root != nil else { return }
        isRefreshing = true
        tree.afterUpdate { [weak self] in
            guard let self else { return }
            // Destinations that the pages declare meanwhile must not start another round, but pages that they push
            // must.
            if isMounted { refresh() }
            isRefreshing = false
            if isMounted, model.entries.map(\.id) != pages.map(\.id) { refreshLater() }
        }
    }

    private func followed(_ entry: NavigationModel.Entry) -> AnyView { AnyView(FollowedContent { entry.make() }) }

    /// Updates the pages to the model's entries. Destinations that pages declare meanwhile are found in the same pass,
    /// from the lowest page to the highest.
    private func refresh() {
        let before = pages.count
        var next: [(id: Int, node: PageNode<AnyView>)] = []
        for entry in model.entries {
            if let known = pages.first(where: { $0.id == entry.id }) {
                known.node.patch(to: followed(entry))
                next.append(known)
            } else if let index = prepared.firstIndex(where: { $0.page.entry.id == entry.id }) {
                let node = prepared.remove(at: index).node
                node.release()
                node.patch(to: followed(entry))
                next.append((entry.id, node))
            } else {
                mounting = (entry.id, next.count + 1)
                let node = PageNode(
                    followed(entry), entry: entry.id, in: pageContext(of: entry.segment),
                    column: entry.replacesRoot ? column : nil)
                mounting = nil
                next.append((entry.id, node))
            }
        }
        let gone = pages.filter { page in !next.contains { $0.id == page.id } }
        let isDifferent = pages.map(\.id) != next.map(\.id)
        pages = next
        if model.takeOtherItem() { tree.recordsChanged() }
        for page in gone { page.node.unmount() }
        prepare()
        root.isReplaced = model.entries.first?.replacesRoot == true
        let all: [any Page] = [root] + next.map(\.node)
        let addresses = model.places?.addresses(model, segment) ?? []
        for (index, page) in all.enumerated() {
            page.place(
                above: index > 0 ? all[index - 1] : nil, isTop: index == all.count - 1,
                address: addresses.indices.contains(index) ? addresses[index] : nil)
        }
        // This comes before the changes of the pages.
        if isStill, isDifferent, element.id != 0 { tree.emit(.document(name: "still", value: "")) }
        isStill = false
        for ready in prepared { ready.node.place(above: all.last, isTop: false, address: nil) }
        element.replaceChildren(with: all.map(\.element) + prepared.map(\.node.element))
        if isDifferent || before == 0 { announce() }
        guard isDifferent, let top = all.last else { return }
        top.becomeTop(takesFocus: element.id != 0 && (before != next.count))
    }

    /// Tells the browser the address of the path, once the stack is shown.
    private func announce() {
        guard let places = model.places else { return }
        guard let heldEffects else { return places.announce(in: tree) }
        heldEffects.add { [weak self] in if let self, isMounted { announce() } }
    }

    /// Mounts the pages that links want to be prepared, and removes those that are no longer wanted.
    private func prepare() {
        let top = model.entries.last?.id
        model.prepared.remove { $0.base != top }
        let wanted = model.prepared.all
        for ready in prepared where !wanted.contains(where: { $0 === ready.page }) { ready.node.discard() }
        prepared = wanted.map { page in
            let content = followed(page.entry)
            if let known = prepared.first(where: { $0.page === page }) {
                tree.cycle.holding(page.held) { known.node.patch(to: content) }
                return known
            }
            mounting = (page.entry.id, pages.count + 1)
            defer { mounting = nil }
            return (
                page, PageNode(content, entry: page.entry.id, in: pageContext(of: page.entry.segment), prepared: page)
            )
        }
    }

    override func willUnmount() {
        for ready in prepared { ready.node.endPreparation() }
        model.prepared.remove { _ in true }
        super.willUnmount()
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = [StateClass.stack]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let root { visit(root) }
        for page in pages { visit(page.node) }
        for ready in prepared { visit(ready.node) }
    }

    override func identity(of child: _Node) -> AnyHashable? {
        let id = pages.first { $0.node === child }?.id ?? prepared.first { $0.node === child }?.page.entry.id
        return (id ?? (child === root ? nil : mounting?.id)).flatMap { model.item(of: $0) }
    }

    override func slot(of child: _Node) -> Int? {
        if child === root { return nil }
        if let index = pages.firstIndex(where: { $0.node === child }) { return index + 1 }
        return prepared.contains { $0.node === child } ? pages.count + 1 : mounting?.slot
    }

    override func collect(into elements: inout [Element]) { elements.append(outermost) }
}

extension NavigationNode: ColumnStack {
    private var top: any Page { pages.last?.node ?? root }
    var topTitle: Text? { top.item.title }
    func columnsChanged() { model.changed() }
    func takeFocus() { top.takeFocus() }
}
