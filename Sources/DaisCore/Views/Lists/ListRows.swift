// SPDX-License-Identifier: Apache-2.0

/// The value of a row in the selection.
enum RowValueTrait: ElementTrait {
    typealias Value = AnyHashable
}

/// The badge at the end of a row.
enum RowBadgeTrait: ElementTrait {
    typealias Value = Element
}

/// The outermost modifier of all views in a list. It makes each of them a row.
class ListRowsBase: BoxModifierBase {
    fileprivate(set) var selection: ListSelection
    private let kind: ListKind
    /// The text of the selection that the rows show.
    fileprivate var shownText: String?
    /// The row at which a range of selected rows begins.
    var anchor: AnyHashable?

    init(selection: ListSelection, kind: ListKind, in context: _MountContext) {
        self.selection = selection
        self.kind = kind
        super.init(context)
    }

    override final var layer: BoxLayer { .frame }

    override final func apply(to appearance: inout Appearance) {
        appearance.addClass(StateClass.row)
        appearance.layout.fixed = .vertical
        appearance.layout.grows = .horizontal
        if let traits = appearance.viewTraits { apply(traits, to: &appearance) }
        if let box = appearance.box { showBadge(appearance.viewTraits?.badge, in: box) }
        appearance.attribute("role", kind.role(isSelectable: false))
        // Nobody can select a row that is hidden.
        if let name = appearance.viewTraits?.preparedName { return appearance.prepare(as: name) }
        guard selection.isOn, let box = appearance.box else { return }
        guard let value = value(of: box, appearance.viewTraits) else {
            if box.outermost[RowValueTrait.self] != nil { box.outermost[RowValueTrait.self] = nil }
            return
        }
        if appearance.viewTraits?.isSelectionDisabled == true {
            box.outermost[RowValueTrait.self] = nil
            appearance.attribute("role", kind.role(isSelectable: true))
            appearance.attribute("aria-disabled", "true")
            appearance.attribute("tabindex", "-1")
            return
        }
        box.outermost[RowValueTrait.self] = value
        let isSelected = selection.selected.contains(value)
        appearance.attribute("role", kind.role(isSelectable: true))
        appearance.attribute("aria-selected", isSelected ? "true" : "false")
        appearance.attribute("tabindex", "-1")
        if let name = box.element[RowNameTrait.self]?.name { appearance.attribute("aria-labelledby", name) }
        guard let menu = selection.menu else { return }
        if menu.hasPrimaryAction { appearance.attribute(AttributeName.primary, "") }
        appearance.namePreparedMenu(PreparedRowMenuTrait.self)
    }

    private func apply(_ traits: ViewTraits, to appearance: inout Appearance) {
        limit(appearance.box, traits.isDeletionDisabled == true, traits.isMoveDisabled == true, &appearance)
        // The content has no box of its own if it has several kinds of actions.
        if traits.isDragged { appearance.attribute("draggable", "true") }
        if traits.hiddenSeparators.contains(.top) { appearance.addClass("nst") }
        if traits.hiddenSeparators.contains(.bottom) { appearance.addClass("nsb") }
        if traits.level > 1 { appearance.set("--rl", (16 + 16 * Double(traits.level)).px) }
        if let paint = traits.rowBackground { appearance.set("background", paint.css) }
        if let separator = traits.rowSeparator { appearance.set("--separator", separator.css) }
        if let tint = traits.rowTint { appearance.set("--tint", tint._paint().css) }
        guard let insets = traits.rowInsets else { return }
        appearance.addClass("ins")
        appearance.set("--rt", insets.top.px)
        appearance.set("--rb", insets.bottom.px)
        appearance.set("--rl", insets.leading.px)
        appearance.set("--rr", insets.trailing.px)
    }

    /// Shows the badge at the end of the row, before its actions.
    private func showBadge(_ badge: Text?, in box: BoxNode) {
        let row = box.outermost, known = row[RowBadgeTrait.self]
        guard badge != nil || known != nil else { return }
        let element = known ?? Element(.span, in: tree)
        if known == nil {
            element.update(.with("row-badge"))
            row[RowBadgeTrait.self] = element
        }
        element.setText(badge?.string(in: EnvironmentValues(scope: box.environment)) ?? "")
        let swiped = Substring(StateClass.swipedRow)
        let place = row.children.first { $0.classes.split(separator: " ").contains(swiped) } ?? row
        if let old = element.parent, old !== place { take(element, from: old) }
        if badge == nil {
            take(element, from: place)
        } else if element.parent !== place {
            place.append(element)
        }
    }

    private func take(_ element: Element, from parent: Element) {
        parent.replaceChildren(with: parent.children.filter { $0 !== element })
    }

    private func limit(_ box: BoxNode?, _ deletion: Bool, _ move: Bool, _ appearance: inout Appearance) {
        guard let element = box?.element, deletion || move || element[RowLimitsTrait.self] != nil else { return }
        element[RowLimitsTrait.self] = (deletion, move)
        if deletion { appearance.addClass("kept") }
        if move { appearance.addClass("fast") }
    }

    override final func attach(to element: Element) {
        guard selection.mode != .none else { return }
        element.on(.click) { [unowned self, unowned element] payload in
            guard !selection.isAsleep, let value = element[RowValueTrait.self] else { return }
            if let word = payload[3].string { return pick(value, word) }
            anchor = value
            guard let menu = selection.menu, menu.hasPrimaryAction, payload[0].int == 2 else {
                return selection.choose(value)
            }
            // The first of the two clicks may have deselected the row.
            if !selection.now().contains(value) { selection.choose(value) }
            menu.act(selection.rows(with: value))
        }
        // The row's own menu takes precedence.
        guard let menu = selection.menu, !element.handles(.menu) else { return }
        element.on(.menu) { [unowned self, unowned element] payload in
            guard let value = element[RowValueTrait.self] else { return }
            selection.menu?.ask(selection.rows(with: value), element, payload)
        }
        menu.prepare?(element, self) { [unowned self, unowned element] in
            element[RowValueTrait.self].map { selection.rows(with: $0) }
        }
    }

    /// Returns the row's value: its tag, or its identifier in the nearest `ForEach`.
    private func value(of box: BoxNode, _ traits: ViewTraits?) -> AnyHashable? {
        if let tag = traits?.tag { return selection.value(tag) }
        var child: _Node = box
        while child !== self, let parent = child.parent {
            if let rows = parent as? any WindowedRows, let id = rows.identity(of: child) {
                return selection.value(id.rowID)
            }
            child = parent
        }
        return nil
    }
}

final class ListRowsNode<Content: View>: ListRowsBase {
    private var child: _Node!

    init(_ content: Content, selection: ListSelection, kind: ListKind, in context: _MountContext) {
        super.init(selection: selection, kind: kind, in: context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Content._mount(content, in: inner)
        shownText = selection.text()
        if shownText != nil { awaitInput() }
    }

    func patch(to content: Content, _ new: ListSelection) {
        let isSame = selection.selected == new.selected && selection.isAsleep == new.isAsleep
        selection = new
        if !isSame {
            if let before = shownText { restoration?.note(self, before: before) }
            shownText = new.text()
            restyleBoxes()
        }
        Content._patch(child, to: content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

extension ListRowsBase: StateInput {
    var inputKind: String { "rows" }
    var inputText: String? { selection.text() }
    func enterInput(_ text: String) -> Bool { selection.enter(text) }
}
