// SPDX-License-Identifier: Apache-2.0

/// A page of a stack without the type of its content.
@MainActor
protocol Page: _Node {
    var element: Element { get }
    var item: NavigationItem { get }
    var isTop: Bool { get }
    /// The number of presentations around the page.
    var nesting: Int { get }
    /// A Boolean that is `true` if the page is visible and has a title.
    var namesWindow: Bool { get }
    func announceTitle()
    func popToRoot()
    func place(above: (any Page)?, isTop: Bool, address: String?)
    func becomeTop(takesFocus: Bool)
    func takeFocus()
}

/// The node of one page: a bar, the title, the content, and a bar below.
final class PageNode<Content: View>: _Node, Page {
    let element: Element
    private let body: Element
    private let top: Element
    private let bottom: Element
    private let keys: Element
    private let entry: Int?
    /// The column whose first page this is.
    private let column: SplitColumn?
    private weak var model: NavigationModel?
    private var bar: _Node!
    private var toolbar: _Node!
    private var keyboard: _Node!
    private var content: _Node!
    private(set) var item = NavigationItem()
    private weak var below: (any Page)?
    private(set) var isTop = true
    private var isOut = true
    /// The preparation of the page, while it is not in the stack.
    private var prepared: PreparedPage?
    /// A Boolean that is `true` if another page replaces it as the root of its column.
    var isReplaced = false
    private var address: String?
    private let scope: PreferenceScope
    private let surroundings: EnvironmentScope

    init(
        _ content: Content, entry: Int?, in context: _MountContext, column: SplitColumn? = nil,
        prepared: PreparedPage? = nil
    ) {
        let tree = context.tree
        (element, body) = (Element(.div, in: tree), Element(.div, in: tree))
        (top, bottom, keys) = (Element(.header, in: tree), Element(.div, in: tree), Element(.div, in: tree))
        self.entry = entry
        self.column = column
        self.prepared = prepared
        isTop = prepared == nil
        scope = PreferenceScope(outer: context.preferences, tree: tree)
        var outer = context
        let model = EnvironmentValues(scope: context.environment).navigationSegment?.model
        self.model = model
        surroundings = context.environment
        outer.environment = Self.environment(of: entry, model, in: context.environment)
        super.init(context)
        mark(.lifecycle)
        scope.read(ObjectIdentifier(NavigationItemKey.self)) { [weak self] in self?.collectItem() }
        var inner = outer.inside(body, of: self)
        inner.preferences = scope
        var appearance = Appearance.with(StateClass.pageContent)
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
        body.update(appearance)
        if let prepared {
            prepared.held.begin(in: tree)
            scope.hold()
        }
        holding { body.fill { Content._mount(content, in: inner) } }
        self.content = body.content
        item = collect(NavigationItemKey.self)
        if let column {
            if column.column != .sidebar { element.on(.place) { _ in column.back?.action() } }
        } else if let entry {
            element.on(.place) { [weak model] _ in model?.pop(entry) }
        }
        holding {
            top.fill { NavigationBar._mount(self.barView, in: outer.inside(top, of: self)) }
            bottom.fill { BottomBar._mount(BottomBar(item: item, side: .bottom), in: outer.inside(bottom, of: self)) }
            keys.fill { BottomBar._mount(BottomBar(item: item, side: .keyboard), in: outer.inside(keys, of: self)) }
        }
        bar = top.content
        toolbar = bottom.content
        keyboard = keys.content
        describe()
        element.replaceChildren(with: [top, body, bottom, keys])
    }

    private static func environment(
        of entry: Int?, _ model: NavigationModel?, in parent: EnvironmentScope
    ) -> EnvironmentScope {
        guard let entry else {
            return EnvironmentScope(
                parent: parent,
                values: EditScope.own + [(ObjectIdentifier(NavigationAnchorKey.self), NavigationAnchor.root)])
        }
        let dismiss = DismissAction { [weak model] in model?.pop(entry) }
        let mode = Binding<PresentationMode>(
            get: { PresentationMode(isPresented: true) },
            set: { [weak model] new in if !new.isPresented { model?.pop(entry) } })
        return EnvironmentScope(
            parent: parent,
            values: EditScope.own + [
                (ObjectIdentifier(NavigationAnchorKey.self), NavigationAnchor.page(entry)),
                (ObjectIdentifier(DismissActionKey.self), dismiss),
                (ObjectIdentifier(IsPresentedKey.self), true),
                (ObjectIdentifier(PresentationModeKey.self), mode),
            ])
    }

    func patch(to view: Content) { Content._patch(content, to: view) }

    // MARK: Preparation

    override var ownHeldEffects: HeldEffects? { prepared?.held }

    /// Mounts or updates views of the page.
    private func holding(_ work: () -> Void) {
        if let prepared { tree.cycle.holding(prepared.held, work) } else { work() }
    }

    /// Shows a page that was prepared.
    func release() {
        guard let held = prepared?.held else { return }
        endPreparation()
        scope.release()
        held.release(in: tree)
        AppearanceScope.told(content, isShown: true)
    }

    /// Removes a page that was prepared. The app is told nothing.
    func discard() {
        tree.cycle.holding(HeldEffects()) { unmount() }
        endPreparation()
    }

    func endPreparation() {
        prepared?.held.end()
        prepared = nil
    }

    // MARK: Bars

    private func collectItem() {
        guard isMounted, content != nil else { return }
        item = collect(NavigationItemKey.self)
        render()
    }

    private func render() {
        guard bar != nil else { return }
        holding {
            NavigationBar._patch(bar, to: barView)
            BottomBar._patch(toolbar, to: BottomBar(item: item, side: .bottom))
            BottomBar._patch(keyboard, to: BottomBar(item: item, side: .keyboard))
        }
        describe()
        if isTop { announceTitle() }
    }

    private var barView: NavigationBar {
        var back: NavigationBack?
        if let column {
            back = item.hidesBack ? nil : column.back
        } else if let entry, !item.hidesBack {
            back = NavigationBack(title: below?.item.title) { [weak model] in model?.pop(entry) }
        }
        return NavigationBar(item: item, isLarge: isLarge, back: back)
    }

    private var isLarge: Bool {
        guard item.shownTitle != nil, item.titleMenu == nil, item.role != .editor else { return false }
        return item.mode == .large || (item.mode ?? .automatic) == .automatic && (below == nil || column != nil)
    }

    /// Reports appearance: as in SwiftUI, a covered page disappears, and appears again when it is uncovered.
    private func isShown(_ isShown: Bool) { AppearanceScope.told(content, isShown: isShown) }

    override func covers(_ box: BoxNode?) -> Bool { !isOut }

    func place(above page: (any Page)?, isTop: Bool, address: String?) {
        below = page
        self.address = address
        let isOut = isTop && column?.isShown != false
        if prepared == nil {
            if self.isOut != isOut { isShown(isOut) }
            self.isOut = isOut
            if !isOut { tree.cycle.hasCoveredContent = true }
        }
        self.isTop = isTop
        render()
    }

    func becomeTop(takesFocus: Bool) {
        announceTitle()
        if takesFocus { takeFocus() }
    }

    func takeFocus() {
        // The clicked link is on a page that is no longer reachable.
        tree.whenWritten { [weak self] in
            if let self, isMounted, element.id != 0 { tree.emit(.focus(element.id, true)) }
        }
    }

    private var presentation: (any EnclosingPresentation)? {
        EnvironmentValues(scope: surroundings).enclosingPresentation
    }
    var nesting: Int { presentation?.depth ?? 0 }
    var namesWindow: Bool {
        isMounted && isTop && item.title != nil && !element.isInert && presentation?.isLeaving != true
    }

    /// Sets the window's title to that of the page on top.
    func announceTitle() {
        guard item.title != nil else { return }
        tree.whenWritten { [weak self] in
            guard let self, namesWindow,
                let title = item.title?.string(in: EnvironmentValues(scope: surroundings)), !title.isEmpty
            else { return }
            let titles = PageTitles.of(tree)
            if titles.takes(self) { titles.name(title) }
        }
    }

    override func willUnmount() { tree.scope.known(PageTitles.self)?.gone(self) }

    func popToRoot() { model?.pop(to: 0) }

    private func describe() {
        var appearance = Appearance.with(StateClass.page)
        if !isTop { appearance.addClass(StateClass.below) }
        appearance.attribute("tabindex", "-1")
        if let prepared {
            appearance.attribute(AttributeName.prepared, prepared.name)
            tree.document.requireRules(of: .prepared)
        }
        if let address { appearance.attribute(AttributeName.place, address) }
        if entry != nil, let zoom = item.zoom {
            appearance.attribute(AttributeName.zoom, tree.matches.name(of: zoom.key))
        }
        if let column {
            appearance.attribute(AttributeName.root, "")
            if !column.isStep || isReplaced { appearance.attribute(AttributeName.rest, "") }
        }
        if !isTop { appearance.cover() }
        if let background = item.background { appearance.fill(background) }
        element.update(appearance)
        let hasItems = item.items.contains { !$0.isBottom && $0.side != .keyboard }
        let isEmpty =
            item.isHidden(.navigationBar)
            || (item.shownTitle == nil && entry == nil && column?.back == nil && !hasItems)
        var bars = Appearance.with(isEmpty ? "\(StateClass.bars) none" : StateClass.bars)
        item.describe(.navigationBar, &bars)
        top.update(bars)
        let hasBottom = item.items.contains(where: \.isBottom) && !item.isHidden(.bottomBar)
        bars = Appearance.with("\(StateClass.bars) \(hasBottom ? "low" : "none")")
        item.describe(.bottomBar, &bars)
        bottom.update(bars)
        let hasKeys = item.items.contains { $0.side == .keyboard }
        keys.update(.with("\(StateClass.bars) \(hasKeys ? "low \(StateClass.keys)" : "none")"))
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let bar { visit(bar) }
        if let content { visit(content) }
        if let toolbar { visit(toolbar) }
        if let keyboard { visit(keyboard) }
    }

    override func collect(into elements: inout [Element]) { elements.append(element) }
}

extension PageNode: PreferenceSource {
    /// Titles and toolbars stay in the innermost stack, but surrounding tabs learn whether to hide their bar. The zoom
    /// source of a pushed page does not reach the sheet around the stack.
    func value<K: PreferenceKey>(for key: K.Type) -> K.Value? {
        if entry != nil, let bound = key as? any PageBoundPreferenceKey.Type {
            return bound.passed(by: self) as? K.Value
        }
        guard key == NavigationItemKey.self else { return nil }
        var passed = NavigationItem()
        if isTop { passed.visibility[.tabBar] = item.visibility[.tabBar] }
        return passed as? K.Value
    }
}

extension Element {
    /// A Boolean that is `true` if an ancestor is inert, such as a hidden tab.
    fileprivate var isInert: Bool { attribute("inert") != nil || parent?.isInert == true }
}
