// SPDX-License-Identifier: Apache-2.0

/// The tab bar of a tab view, or its page indicator.
nonisolated struct TabBar: View {
    struct Item {
        let label: AnyView?
        let badge: Text?
        let role: TabRole?
        let isSelected: Bool
        let position: Int
        /// The name by which the browser finds the page, if it can show it at once.
        let prepared: String?
        /// Indicates whether the page can be made before it is shown.
        let canPrepare: Bool
    }
    let isPaged: Bool
    let tabs: [Item]
    let choose: (Int) -> Void
    let prepare: (Int) -> Void
    @Environment(\.locale) private var locale

    init(
        isPaged: Bool, tabs: [Item], choose: @escaping (Int) -> Void, prepare: @escaping (Int) -> Void
    ) {
        self.isPaged = isPaged
        self.tabs = tabs
        self.choose = choose
        self.prepare = prepare
    }

    @MainActor var body: some View {
        ForEach(tabs.indices, id: \.self) { index in
            let tab = tabs[index]
            TabButton(
                isSelected: tab.isSelected, name: isPaged ? name(index) : nil, prepared: tab.prepared,
                prepare: tab.canPrepare ? { prepare(tab.position) } : nil, action: { choose(tab.position) }
            ) {
                if !isPaged {
                    tab.label
                    if let badge = tab.badge { badge.modifier(ClassModifier(name: "badge")) }
                }
            }
        }
    }

    @MainActor private func name(_ index: Int) -> String {
        BuiltInStrings(locale)[.page].replacing("%@", with: "\(index + 1)")
    }
}

/// The button of a tab, which announces whether it is selected.
nonisolated struct TabButton<Content: View>: ContainerView, ContainerFrame {
    let isSelected: Bool
    let name: String?
    let prepared: String?
    let prepare: (() -> Void)?
    let action: () -> Void
    let content: Content

    init(
        isSelected: Bool, name: String?, prepared: String?, prepare: (() -> Void)?, action: @escaping () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.isSelected = isSelected
        self.name = name
        self.prepared = prepared
        self.prepare = prepare
        self.action = action
        self.content = content()
    }

    @MainActor static var tag: ElementTag { .button }

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { TabButtonNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: TabButtonNode<Content>.self).patch(to: view)
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["tab"]
        appearance.attribute("type", "button")
        appearance.attribute("role", "tab")
        appearance.attribute("aria-selected", isSelected ? "true" : "false")
        if !isSelected { appearance.attribute("tabindex", "-1") }
        if let name { appearance.attribute("aria-label", name) }
        appearance.attribute(AttributeName.presents, prepared)
    }
}

final class TabButtonNode<Content: View>: BoxNode {
    private var view: TabButton<Content>

    init(_ view: TabButton<Content>, in context: _MountContext) {
        self.view = view
        super.init(.button, in: context)
        element.fill { Content._mount(view.content, in: context.inside(element, of: self)) }
        element.on(.click) { [unowned self] _ in self.view.action() }
        listen()
        finishMounting()
    }

    /// Wants to know that the user points at the tab while its page can be prepared, and then while it is.
    private func listen() {
        guard view.prepare != nil || view.prepared != nil else { return }
        element.listen(for: .intent) { [unowned self] _ in view.prepare?() }
    }

    func patch(to new: TabButton<Content>) {
        view = new
        listen()
        restyle()
        Content._patch(element.content!, to: new.content)
    }

    override func describe(_ appearance: inout Appearance) { view.describe(&appearance) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
