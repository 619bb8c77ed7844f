// SPDX-License-Identifier: Apache-2.0

/// The node of a section.
///
/// In a list it has four elements: the section, the header, the rows and the footer. The section's modifiers apply to
/// each of its rows, and so do those of the list that make rows, because the content is mounted with both.
final class SectionNode<Header: View, Content: View, Footer: View>: _Node {
    private var header: _Node?
    private var content: _Node!
    private var footer: _Node?
    private var element: Element?
    private var rows: Element?
    private var list: ListScope?
    private var headerName: String?
    private var hasParts = false
    private var style = SectionStyle()
    private var watcher: EnvironmentWatcher?
    private lazy var disclosure = Disclosure()

    private func restyle() {
        var appearance = Appearance.with("sec")
        style.describe(&appearance)
        element?.update(appearance)
        if style.hasSeparators { tree.document.requireRules(of: .sectionSeparators) }
        selectabilityChanged()
    }

    init(_ view: Section<Header, Content, Footer>, in context: _MountContext) {
        super.init(context)
        if let scope = context.container[ListRowsTrait.self] {
            mountGroup(view, scope, in: context)
        } else if EnvironmentValues(scope: context.environment).isInMenu {
            mountMenuGroup(view, in: context)
        } else {
            mountInline(view, in: context)
        }
    }

    private func mountGroup(_ view: Section<Header, Content, Footer>, _ scope: ListScope, in context: _MountContext) {
        let element = Element(.div, in: context.tree)
        let rows = Element(.div, in: context.tree)
        self.rows = rows
        var parts: [Element] = []
        if Header.self != EmptyView.self {
            let isProminent = EnvironmentValues(scope: context.environment).headerProminence == .increased
            let part = Element(.div, in: context.tree)
            var headerAppearance = Appearance.with(StateClass.sectionHeader, role: "heading")
            if isProminent { headerAppearance.addClass("big") }
            headerAppearance.attribute("aria-level", "2")
            if scope.hasSelection || scope.kind == .table {
                let name = "dais-header-" + context.tree.nextGroupName()
                headerAppearance.attribute("id", name)
                headerName = name
            }
            part.update(headerAppearance)
            let holder = scope.kind == .table ? makeHeaderCell(in: part) : part
            let inside = context.inside(holder, of: self)
            holder.fill { SectionHeader._mount(headerInList(view), in: inside) }
            header = holder.content
            parts.append(part)
        }
        parts.append(rows)
        var inner = context.below(self)
        inner.container = rows
        inner.window = scope.window
        rows.fill { mountContent(view, in: inner) }
        content = rows.content
        if Footer.self != EmptyView.self {
            let part = make("sec-f", in: context)
            let inside = context.inside(part, of: self)
            part.fill { Footer._mount(view.footer, in: inside) }
            footer = part.content
            parts.append(part)
        }
        element.replaceChildren(with: parts)
        (self.element, list) = (element, scope)
        watcher = EnvironmentWatcher(context.below(self)) { [weak self] in
            self?.style = $0.sectionStyle
            self?.restyle()
        }
        scope.add(self)
    }

    /// Makes the header of a section in a table, which is a row with one cell, because a table contains only rows.
    private func makeHeaderCell(in part: Element) -> Element {
        let cell = Element(.div, in: tree)
        var row = Appearance.with(StateClass.sectionHeader, role: "row")
        cell.update(.with("tc-h", role: "rowheader"))
        if let headerName { row.attribute("id", headerName) }
        part.update(row)
        part.replaceChildren(with: [cell])
        return cell
    }

    /// Mounts the section as a group of menu items, which its header names.
    private func mountMenuGroup(_ view: Section<Header, Content, Footer>, in context: _MountContext) {
        let element = Element(.div, in: context.tree)
        var appearance = Appearance.with("menu-group", role: "group")
        var parts: [Element] = []
        if Header.self != EmptyView.self {
            let part = Element(.div, in: context.tree)
            var heading = Appearance.with("menu-header")
            let name = "dais-header-" + context.tree.nextGroupName()
            heading.attribute("id", name)
            appearance.attribute("aria-labelledby", name)
            part.update(heading)
            let inside = context.inside(part, of: self)
            part.fill { Header._mount(view.header, in: inside) }
            header = part.content
            parts.append(part)
        }
        let items = Element(.div, in: context.tree)
        items.update(.with("menu-items", role: "presentation"))
        items[MenuSectionTrait.self] = true
        let inside = context.inside(items, of: self)
        items.fill { mountContent(view, in: inside) }
        content = items.content
        element.update(appearance)
        element.replaceChildren(with: parts + [items])
        self.element = element
    }

    private func mountInline(_ view: Section<Header, Content, Footer>, in context: _MountContext) {
        let inner = context.below(self)
        let pinned = view.header.modifier(ClassModifier(name: StateClass.pinnedHeader))
        header = ModifiedContent._mount(pinned, in: inner)
        content = mountContent(view, in: inner)
        footer = Footer._mount(view.footer, in: inner)
    }

    /// Mounts the content. Most sections show all of it, and have no actions.
    private func mountContent(_ view: Section<Header, Content, Footer>, in context: _MountContext) -> _Node {
        hasParts = view.isExpanded != nil || view.actions != nil
        guard hasParts else { return Content._mount(view.content, in: context) }
        return SectionBody._mount(contentParts(view), in: context)
    }

    private func headerInList(_ view: Section<Header, Content, Footer>) -> SectionHeader<Header> {
        SectionHeader(header: view.header, expansion: expansion(of: view))
    }

    private func contentParts(_ view: Section<Header, Content, Footer>) -> SectionBody<Content> {
        SectionBody(content: view.content, expansion: expansion(of: view), isRow: rows != nil, actions: view.actions)
    }

    private func expansion(of view: Section<Header, Content, Footer>) -> SectionExpansion? {
        view.isExpanded.map { SectionExpansion(isExpanded: $0, disclosure: disclosure) }
    }

    private func make(_ name: String, in context: _MountContext) -> Element {
        let element = Element(.div, in: context.tree)
        element.update(.with(name))
        return element
    }

    func patch(to view: Section<Header, Content, Footer>) {
        if let header {
            if element == nil {
                ModifiedContent._patch(header, to: view.header.modifier(ClassModifier(name: StateClass.pinnedHeader)))
            } else if list != nil {
                SectionHeader._patch(header, to: headerInList(view))
            } else {
                Header._patch(header, to: view.header)
            }
        }
        if hasParts {
            SectionBody._patch(content, to: contentParts(view))
        } else {
            Content._patch(content, to: view.content)
        }
        if let footer { Footer._patch(footer, to: view.footer) }
    }

    override func collect(into elements: inout [Element]) {
        if let element { elements.append(element) } else { super.collect(into: &elements) }
    }

    override func willUnmount() { list?.remove(self) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let header { visit(header) }
        if let content { visit(content) }
        if let footer { visit(footer) }
        if let watcher { visit(watcher) }
    }
}

/// Marks the element around the items of a section in a menu.
enum MenuSectionTrait: ElementTrait {
    typealias Value = Bool
}

extension SectionNode: ListSection {
    func selectabilityChanged() {
        let isSelectable = list?.isSelectable == true
        let isTable = list?.kind == .table
        var appearance = Appearance.with("rows", role: isTable ? "rowgroup" : isSelectable ? "group" : "list")
        if isSelectable || isTable, let headerName { appearance.attribute("aria-labelledby", headerName) }
        style.describeRows(&appearance)
        rows?.update(appearance)
    }
}

extension Appearance {
    static func with(_ classes: String, role: String? = nil) -> Appearance {
        var appearance = Appearance()
        appearance.classes = [classes]
        if let role { appearance.attribute("role", role) }
        return appearance
    }
}
