// SPDX-License-Identifier: Apache-2.0

/// A page of a stack, without the type of its content.
@MainActor
protocol Page: Node {
    var element: Element { get }
    var item: NavigationItem { get }
    var isTop: Bool { get }
    /// How many presentations it is in.
    var nesting: Int { get }
    /// Whether it is seen, and has a title.
    var namesWindow: Bool { get }
    func announceTitle()
    func popToRoot()
    func place(above: (any Page)?, isTop: Bool, address: String?)
    func becomeTop(takesFocus: Bool)
    func takeFocus()
}

/// One page: a bar, the title, the content, a bar below.
final class PageNode<Content: View>: Node, Page {
    let element: Element
    private let body: Element
    private let top: Element
    private let bottom: Element
    private let keys: Element
    private let entry: Int?
    /// The column that this is the first page of.
    private let column: SplitColumn?
    private weak var model: NavigationModel?
    private var bar: Node!
    private var toolbar: Node!
    private var keyboard: Node!
    private var content: Node!
    private(set) var item = NavigationItem()
    private weak var below: (any Page)?
    private(set) var isTop = true
    private var isOut = true
    /// Whether another page stands for it, as the root of its column.
    var isReplaced = false
    private var address: String?
    private let scope: PreferenceScope
    private let surroundings: EnvironmentScope

    init(_ content: Content, entry: Int?, in context: MountContext, column: SplitColumn? = nil) {
        let tree = context.tree
        (element, body) = (Element(.div, in: tree), Element(.div, in: tree))
        (top, bottom, keys) = (Element(.header, in: tree), Element(.div, in: tree), Element(.div, in: tree))
        self.entry = entry
        self.column = column
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
        var look = Appearance.with("page-c")
        look.layout.grows = [.horizontal, .vertical]
        look.layout.shrinks = [.horizontal, .vertical]
        look.layout.opaque = true
        body.update(look)
        body.fill { Content._mount(content, in: inner) }
        self.content = body.content
        item = collect(NavigationItemKey.self)
        if let column {
            if column.column != .sidebar { element.on(.place) { _ in column.back?.action() } }
        } else if let entry {
            element.on(.place) { [weak model] _ in model?.pop(entry) }
        }
        top.fill { NavigationBar._mount(self.barView, in: outer.inside(top, of: self)) }
        bar = top.content
        bottom.fill { BottomBar._mount(BottomBar(item: item, side: .bottom), in: outer.inside(bottom, of: self)) }
        toolbar = bottom.content
        keys.fill { BottomBar._mount(BottomBar(item: item, side: .keyboard), in: outer.inside(keys, of: self)) }
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

    private func collectItem() {
        guard isMounted, content != nil else { return }
        item = collect(NavigationItemKey.self)
        render()
    }

    private func render() {
        guard bar != nil else { return }
        NavigationBar._patch(bar, to: barView)
        BottomBar._patch(toolbar, to: BottomBar(item: item, side: .bottom))
        BottomBar._patch(keyboard, to: BottomBar(item: item, side: .keyboard))
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
        guard item.title != nil, item.titleMenu == nil, item.role != .editor else { return false }
        return item.mode == .large || (item.mode ?? .automatic) == .automatic && (below == nil || column != nil)
    }

    /// A page that is covered disappears, and appears again when it is uncovered, as in SwiftUI.
    private func isShown(_ isShown: Bool) { AppearanceScope.told(content, isShown: isShown) }

    func place(above page: (any Page)?, isTop: Bool, address: String?) {
        below = page
        self.address = address
        let isOut = isTop && column?.isShown != false
        if self.isOut != isOut { isShown(isOut) }
        (self.isTop, self.isOut) = (isTop, isOut)
        render()
    }

    func becomeTop(takesFocus: Bool) {
        announceTitle()
        if takesFocus { takeFocus() }
    }

    func takeFocus() {
        // The link that was tapped is on a page that cannot be reached any more.
        tree.whenWritten { [weak self] in
            if let self, isMounted, element.id != 0 { tree.emit(.focus(element.id, true)) }
        }
    }

    private var machine: PresentationMachine? {
        EnvironmentValues(scope: surroundings).presentationContext?.machine
    }
    var nesting: Int { machine.map { $0.nesting + 1 } ?? 0 }
    var namesWindow: Bool {
        isMounted && isTop && item.title != nil && !element.isInert && machine?.isLeaving != true
    }

    /// The window is called like the page on top.
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
        var look = Appearance.with(isTop ? "page" : "page below")
        look.attribute("tabindex", "-1")
        if let address { look.attribute("data-place", address) }
        if entry != nil, let zoom = item.zoom { look.attribute("data-zoom", tree.matches.name(of: zoom.key)) }
        if let column {
            look.attribute("data-root", "")
            if !column.isStep || isReplaced { look.attribute("data-rest", "") }
        }
        if !isTop {
            look.attribute("inert", "")
            look.attribute("aria-hidden", "true")
        }
        element.update(look)
        let hasItems = item.items.contains { !$0.isBottom && $0.side != .keyboard }
        let isEmpty =
            item.isHidden(.navigationBar) || (item.title == nil && entry == nil && column?.back == nil && !hasItems)
        var bars = Appearance.with(isEmpty ? "bars none" : "bars")
        item.look(of: .navigationBar, &bars)
        top.update(bars)
        let hasBottom = item.items.contains(where: \.isBottom) && !item.isHidden(.bottomBar)
        bars = Appearance.with(hasBottom ? "bars low" : "bars none")
        item.look(of: .bottomBar, &bars)
        bottom.update(bars)
        keys.update(.with(item.items.contains { $0.side == .keyboard } ? "bars low keys" : "bars none"))
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let bar { visit(bar) }
        if let content { visit(content) }
        if let toolbar { visit(toolbar) }
        if let keyboard { visit(keyboard) }
    }

    override func collect(into elements: inout [Element]) { elements.append(element) }
}

extension PageNode: PreferenceSource {
    /// Titles and toolbars are the business of the innermost stack; the tabs around it are told whether to hide. What a
    /// page that is pushed grows out of is not said of the sheet that the stack may be in.
    func value<K: PreferenceKey>(for key: K.Type) -> K.Value? {
        if key == PresentationOptionsKey.self, entry != nil {
            return collect(PresentationOptionsKey.self).without(ZoomOption.self) as? K.Value
        }
        guard key == NavigationItemKey.self else { return nil }
        var passed = NavigationItem()
        if isTop { passed.visibility[.tabBar] = item.visibility[.tabBar] }
        return passed as? K.Value
    }
}

extension Element {
    /// Whether it lies in something that cannot be reached, such as a tab that is not shown.
    fileprivate var isInert: Bool { attribute("inert") != nil || parent?.isInert == true }
}
