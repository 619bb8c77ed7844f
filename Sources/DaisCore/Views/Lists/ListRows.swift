// SPDX-License-Identifier: Apache-2.0

/// What a row stands for in the selection.
enum RowValueTrait: ElementTrait {
    typealias Value = AnyHashable
}

/// Makes each view of a list a row: the outermost modifier of all of them.
class ListRowsBase: BoxModifierBase {
    fileprivate(set) var selection: ListSelection

    init(selection: ListSelection, in context: MountContext) {
        self.selection = selection
        super.init(context)
    }

    override final var layer: BoxLayer { .frame }

    override final func apply(to appearance: inout Appearance) {
        appearance.addClass("row")
        appearance.layout.fixed = .vertical
        appearance.layout.grows = .horizontal
        if let traits = appearance.viewTraits { apply(traits, to: &appearance) }
        guard selection.mode != .none, let box = appearance.box, let value = value(of: box, appearance.viewTraits)
        else {
            appearance.attribute("role", "listitem")
            return
        }
        box.outermost[RowValueTrait.self] = value
        let isSelected = selection.selected.contains(value)
        appearance.attribute("role", "option")
        appearance.attribute("aria-selected", isSelected ? "true" : "false")
        appearance.attribute("tabindex", "-1")
        if selection.menu?.hasPrimaryAction == true { appearance.attribute("data-primary", "") }
    }

    private func apply(_ traits: ViewTraits, to appearance: inout Appearance) {
        if traits.hiddenSeparators.contains(.top) { appearance.addClass("nst") }
        if traits.hiddenSeparators.contains(.bottom) { appearance.addClass("nsb") }
        if let paint = traits.rowBackground { appearance.set("background", paint.css) }
        if let tint = traits.rowTint { appearance.set("--tint", tint._paint().css) }
        guard let insets = traits.rowInsets else { return }
        appearance.addClass("ins")
        appearance.set("--rt", insets.top.px)
        appearance.set("--rb", insets.bottom.px)
        appearance.set("--rl", insets.leading.px)
        appearance.set("--rr", insets.trailing.px)
    }

    override final func attach(to element: Element) {
        guard selection.mode != .none else { return }
        element.on(.click) { [unowned self, unowned element] payload in
            guard let value = element[RowValueTrait.self] else { return }
            guard let menu = selection.menu, menu.hasPrimaryAction, payload[0].int == 2 else {
                return selection.choose(value)
            }
            // The first click of the two may have taken it out.
            if !selection.now().contains(value) { selection.choose(value) }
            menu.act(selection.rows(with: value))
        }
        // A menu of the row's own is nearer.
        guard selection.menu != nil, !element.handles(.menu) else { return }
        element.on(.menu) { [unowned self, unowned element] payload in
            guard let value = element[RowValueTrait.self] else { return }
            selection.menu?.ask(selection.rows(with: value), element, payload)
        }
    }

    /// The row's value: its tag, else its id in the nearest `ForEach`.
    private func value(of box: BoxNode, _ traits: ViewTraits?) -> AnyHashable? {
        if let tag = traits?.tag { return selection.value(tag) }
        var child: Node = box
        while child !== self, let parent = child.parent {
            if let rows = parent as? any WindowedRows, let id = rows.identity(of: child) { return selection.value(id) }
            child = parent
        }
        return nil
    }
}

final class ListRowsNode<Content: View>: ListRowsBase {
    private var child: Node!

    init(_ content: Content, selection: ListSelection, in context: MountContext) {
        super.init(selection: selection, in: context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Content._mount(content, in: inner)
    }

    func patch(to content: Content, _ new: ListSelection) {
        let isSame = selection.selected == new.selected
        selection = new
        if !isSame { restyleBoxes() }
        Content._patch(child, to: content)
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
