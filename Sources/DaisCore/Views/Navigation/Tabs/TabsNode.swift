// SPDX-License-Identifier: Apache-2.0

nonisolated struct TabsBox<Content: View>: PrimitiveView {
    let configuration: _TabViewConfiguration
    let selection: ListSelection
    let content: Content

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { TabsNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: TabsNode<Content>.self).patch(to: view)
    }
}

/// The traits of a tab's page.
enum TabTrait: ElementTrait {
    typealias Value = ViewTraits
}

/// The name of a tab's page by which the browser finds it, so that it shows it without waiting.
enum TabPreparation: ElementTrait {
    typealias Value = String
}

/// The node of a tab view: an element for the pages, and the bar.
final class TabsNode<Content: View>: BoxNode {
    private var view: TabsBox<Content>
    private let panels: Element
    private let bar: Element
    private var pages: TabPages<Content>!
    private var tabs: _Node!
    /// The selected page, unless a binding determines it.
    private var index = 0
    private var scrolling = PagedScrolling()
    /// The setting of the session when the view appeared.
    private let hidesBar: Bool

    init(_ view: TabsBox<Content>, in context: _MountContext) {
        self.view = view
        (panels, bar) = (Element(.div, in: context.tree), Element(.div, in: context.tree))
        hidesBar = context.tree.scope.known(UITabBar.self)?.isHidden == true
        super.init(.div, in: context)
        var inner = context.inside(panels, of: self)
        let preferences = PreferenceScope(outer: context.preferences, tree: tree)
        inner.preferences = preferences
        // A stack in a tab is independent of the surroundings.
        inner.environment = EnvironmentScope(
            parent: context.environment, values: [(ObjectIdentifier(NavigationAnchorKey.self), NavigationAnchor.none)])
        preferences.read(ObjectIdentifier(NavigationItemKey.self)) { [weak self] in self?.settleLater() }
        panels.fill { TabPages(view.content, in: inner) }
        pages = unsafeDowncast(panels.content!, to: TabPages<Content>.self)
        pages.changed = { [unowned self] in settleLater() }
        if view.configuration.isPaged {
            panels.on(.measure) { [unowned self] in scrolling.width = $0[0].length ?? 0 }
            panels.on(.scroll) { [unowned self] in
                if let position = scrolling.arrived(at: $0[0].points ?? 0), panels.children.indices.contains(position) {
                    note(position)
                }
            }
            settleLater()
        }
        restoreTab()
        select()
        bar.fill { TabBar._mount(barView, in: context.inside(bar, of: self)) }
        tabs = bar.content
        describeParts()
        element.replaceChildren(with: [panels, bar])
        finishMounting()
    }

    func patch(to new: TabsBox<Content>) {
        view = new
        pages.patch(to: new.content)
        restyle()
        settleLater()
    }

    private var isWaiting = false

    /// The pages are known once the elements are.
    private func settleLater() {
        guard !isWaiting else { return }
        isWaiting = true
        tree.whenWritten { [weak self] in
            guard let self, isMounted else { return }
            isWaiting = false
            select()
            follow()
            if preparation == .eager { for position in panels.children.indices { prepare(position) } }
            TabBar._patch(tabs, to: barView)
            describeParts()
        }
    }

    private var selected: Int {
        guard view.selection.mode != .none else { return min(index, max(0, panels.children.count - 1)) }
        let found = panels.children.firstIndex { panel in
            guard let tag = panel[TabTrait.self]?.tag, let value = view.selection.value(tag) else { return false }
            return view.selection.selected.contains(value)
        }
        return found ?? 0
    }

    private func select() {
        let selected = selected
        for (position, panel) in panels.children.enumerated() {
            pages.show(panel, isShown: view.configuration.isPaged || position == selected)
        }
    }

    private var preparation: PresentationPreparation { EnvironmentValues(scope: environment).presentationPreparation }

    /// Makes the page of a tab before it is shown.
    private func prepare(_ position: Int) {
        guard panels.children.indices.contains(position) else { return }
        (panels.children[position].extras?.node as? ClosedTabNode)?.prepare()
    }

    private func choose(_ position: Int) {
        guard panels.children.indices.contains(position) else { return }
        if position == selected, !view.configuration.isPaged { return chooseAgain(position) }
        note(position)
        follow()
    }

    /// Handles a press of the selected tab: its binding is written again, and its stack goes back to its first page.
    private func chooseAgain(_ position: Int) {
        let panel = panels.children[position]
        if let tag = panel[TabTrait.self]?.tag, view.selection.mode != .none { view.selection.choose(tag) }
        guard let box = panel.extras?.node as? _Node else { return }
        pages.top(of: box).walk(.lifecycle) { node in
            guard let page = node as? any Page else { return true }
            page.popToRoot()
            return false
        }
    }

    /// Scrolls to the selected page unless it is visible.
    private func follow() {
        let selected = selected
        guard view.configuration.isPaged, panels.children.indices.contains(selected), scrolling.sent(to: selected)
        else {
            return
        }
        tree.emit(.scroll(panels.children[selected].id, edge: "nearest"))
    }

    private func note(_ position: Int) {
        guard position != selected else { return }
        index = position
        if let tag = panels.children[position][TabTrait.self]?.tag, view.selection.mode != .none {
            view.selection.choose(tag)
        } else {
            settleLater()
        }
    }

    /// Selects the tab of a snapshot, and saves the selection while it differs from the initial one.
    private func restoreTab() {
        guard let restoration, let key = snapshotKey else { return }
        let initial = selected
        if let saved = restoration.takeTab(key), panels.children.indices.contains(saved) { note(saved) }
        restoration.follow(self) { [unowned self] in
            if selected != initial { $0.tabs[key] = selected }
        }
    }

    private var barView: TabBar {
        let selected = selected, isPrepared = preparation != .never
        let tabs = panels.children.enumerated().map { position, panel in
            let traits = panel[TabTrait.self]
            return TabBar.Item(
                label: traits?.tabItem, badge: traits?.badge, role: traits?.tabRole, isSelected: position == selected,
                position: position, prepared: position != selected && isPrepared ? panel[TabPreparation.self] : nil,
                canPrepare: position != selected && isPrepared && panel.extras?.node is ClosedTabNode)
        }
        let isPaged = view.configuration.isPaged
        return TabBar(
            isPaged: isPaged,
            // The dots of pages are in the order of the pages.
            tabs: isPaged ? tabs : tabs.filter { $0.role != .search } + tabs.filter { $0.role == .search },
            choose: { [weak self] in self?.choose($0) }, prepare: { [weak self] in self?.prepare($0) })
    }

    /// A Boolean that is `true` if the visible page or the session hides the tab bar.
    private var isBarHidden: Bool {
        guard !view.configuration.isPaged, panels.children.indices.contains(selected),
            let box = panels.children[selected].extras?.node as? _Node
        else { return false }
        let top = pages.top(of: box)
        // The outermost modifier of a tab may be the one that has the value.
        let own = (top as? any PreferenceSource)?.value(for: NavigationItemKey.self)
        let visibility = (own ?? top.collect(NavigationItemKey.self)).visibility[.tabBar] ?? .automatic
        return visibility == .automatic ? hidesBar : visibility == .hidden
    }

    private func describeParts() {
        var appearance = Appearance.with(view.configuration.isPaged ? "panels paged" : "panels")
        appearance.layout.opaque = true
        panels.update(appearance)
        let hidesBar = view.configuration.isPaged && !view.configuration.showsDots || isBarHidden
        appearance = Appearance.with(hidesBar ? "none" : view.configuration.isPaged ? "dots" : "tabbar")
        if view.configuration.isPaged, EnvironmentValues(scope: environment).hasIndexBackground {
            for (property, value) in [
                ("background", "var(--fill3)"), ("border-radius", "20px"), ("align-self", "center"),
                ("padding", "0 8px"),
            ] { appearance.set(property, value) }
        }
        appearance.attribute("role", "tablist")
        bar.update(appearance)
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["tabs"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let pages { visit(pages) }
        if let tabs { visit(tabs) }
    }
}

extension TabsNode: PreferenceSource {
    /// Hidden pages must not set the window's title.
    func value<K: PreferenceKey>(for key: K.Type) -> K.Value? {
        key == NavigationItemKey.self ? K.defaultValue : nil
    }
}

/// Makes each view of a tab view a page.
final class TabPages<Content: View>: BoxModifierBase {
    private var child: _Node!
    private var shown: Set<ObjectIdentifier> = []
    var changed: () -> Void = {}

    init(_ content: Content, in context: _MountContext) {
        super.init(context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Content._mount(content, in: inner)
    }

    func patch(to content: Content) { Content._patch(child, to: content) }

    override var layer: BoxLayer { .frame }

    override func apply(to appearance: inout Appearance) {
        appearance.addClass(StateClass.panel)
        appearance.attribute("role", "tabpanel")
        appearance.layout.grows = [.horizontal, .vertical]
        guard let box = appearance.box else { return }
        let panel = box.outermost
        panel[TabTrait.self] = appearance.viewTraits
        panel.extras?.node = box
        if !shown.contains(ObjectIdentifier(panel)) {
            appearance.addClass(StateClass.below)
            appearance.cover()
            if !(box is ClosedTabNode) {
                let name = panel[TabPreparation.self] ?? tree.nextPreparationName()
                panel[TabPreparation.self] = name
                appearance.attribute(AttributeName.prepared, name)
                appearance.require(.prepared)
            }
        }
        changed()
    }

    func show(_ panel: Element, isShown: Bool) {
        let id = ObjectIdentifier(panel)
        guard shown.contains(id) != isShown else { return }
        if isShown { shown.insert(id) } else { shown.remove(id) }
        if !isShown { tree.cycle.hasCoveredContent = true }
        guard let box = panel.extras?.node as? BoxNode else { return }
        box.restyle()
        if isShown, let closed = box as? ClosedTabNode { return closed.open() }
        if isShown, let gate = heldGate(of: box) { return gate.show() }
        AppearanceScope.told(top(of: box), isShown: isShown)
    }

    override func covers(_ box: BoxNode?) -> Bool {
        guard let box else { return false }
        return !shown.contains(ObjectIdentifier(box.outermost))
    }

    /// Returns the node that has prepared the content with a box, if the content was never shown.
    private func heldGate(of box: _Node) -> (any HoldingNode)? {
        guard tree.cycle.holders > 0 else { return nil }
        var node: _Node? = box
        while let current = node, current !== self {
            if let gate = current as? any HoldingNode, gate.isHeld { return gate }
            node = current.parent
        }
        return nil
    }

    /// Returns the node of the whole tab that contains a box.
    func top(of box: _Node) -> _Node {
        var node = box
        while let parent = node.parent, parent !== self {
            var children = 0
            parent.visitChildren { _ in children += 1 }
            guard children == 1 else { break }
            node = parent
        }
        return node
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
