// SPDX-License-Identifier: Apache-2.0

/// Pages that come one over the other, with a bar and a way back.
///
/// ```swift
/// NavigationStack(path: $path) {
///     List(parks) { NavigationLink($0.name, value: $0) }
///         .navigationTitle("Parks")
///         .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
/// }
/// ```
/// Pages below keep their state; they are hidden and cannot be reached.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    let root: Root
    let read: (() -> [AnyHashable])?
    let write: (([AnyHashable]) -> Void)?

    @MainActor public var body: some View {
        NavigationBox(root: root, path: read?(), write: write)
    }
}

extension NavigationStack where Data == NavigationPath {
    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) {
        self.init(root: root(), read: nil, write: nil)
    }

    /// A stack whose path may have values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(), read: { path.wrappedValue.values },
            write: {
                var new = NavigationPath()
                new.values = $0
                path.wrappedValue = new
            })
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// A stack whose path has values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(), read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }
}

/// The older name of a stack; the first view is the root.
nonisolated public struct NavigationView<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { NavigationBox(root: content, path: nil, write: nil) }
}

nonisolated struct NavigationBox<Root: View>: PrimitiveView {
    let root: Root
    let path: [AnyHashable]?
    let write: (([AnyHashable]) -> Void)?

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { NavigationNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: NavigationNode<Root>.self).patch(to: view)
    }
}

final class NavigationNode<Root: View>: BoxNode {
    private let model = NavigationModel()
    private let context: MountContext
    private var root: PageNode<Root>!
    private var pages: [(id: Int, node: PageNode<AnyView>)] = []
    private var isRefreshing = false

    init(_ view: NavigationBox<Root>, in context: MountContext) {
        self.context = context
        super.init(.div, in: context)
        model.write = view.write
        root = PageNode(view.root, entry: nil, in: pageContext)
        model.changed = { [weak self] in self?.refreshLater() }
        if let path = view.path { model.take(path) }
        refresh()
        finishMounting()
    }

    func patch(to new: NavigationBox<Root>) {
        model.write = new.write
        root.patch(to: new.root)
        if let path = new.path { model.take(path) }
    }

    private var pageContext: MountContext {
        var inner = context.inside(element, of: self)
        inner.environment = EnvironmentScope(
            parent: context.environment, values: [(ObjectIdentifier(NavigationModelKey.self), model)])
        return inner
    }

    private func refreshLater() {
        guard !isRefreshing, root != nil else { return }
        isRefreshing = true
        tree.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            refresh()
            isRefreshing = false
        }
    }

    /// Brings the pages up to date with the model's entries. Destinations that pages declare anew meanwhile are looked
    /// up in the same pass, from the lowest page to the highest.
    private func refresh() {
        let before = pages.count
        var next: [(id: Int, node: PageNode<AnyView>)] = []
        for entry in model.entries {
            if let known = pages.first(where: { $0.id == entry.id }) {
                known.node.patch(to: entry.make())
                next.append(known)
            } else {
                let node = PageNode(entry.make(), entry: entry.id, in: pageContext)
                next.append((entry.id, node))
            }
        }
        for page in pages where !next.contains(where: { $0.id == page.id }) { page.node.unmount() }
        let isDifferent = pages.map(\.id) != next.map(\.id)
        pages = next
        let all: [any Page] = [root] + next.map(\.node)
        for (index, page) in all.enumerated() {
            page.place(above: index > 0 ? all[index - 1] : nil, isTop: index == all.count - 1)
        }
        element.replaceChildren(with: all.map(\.element))
        guard isDifferent, let top = all.last else { return }
        top.becomeTop(takesFocus: element.id != 0 && (before != next.count))
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["nav"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let root { visit(root) }
        for page in pages { visit(page.node) }
    }

    override func collect(into elements: inout [Element]) { elements.append(outermost) }
}
