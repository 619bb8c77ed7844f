// SPDX-License-Identifier: Apache-2.0

/// The elements of a menu: its button and, while it is open, the list and a layer that catches clicks beside it.
nonisolated struct MenuBox<Label: View, Content: View>: PrimitiveView {
    let look: ButtonLook
    let label: Label
    let isEnabled: Bool
    let primaryAction: (() -> Void)?
    let actions: MenuActions
    let content: Content

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { MenuNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: MenuNode<Label, Content>.self).patch(to: view)
    }
}

final class MenuNode<Label: View, Content: View>: BoxNode {
    private var view: MenuBox<Label, Content>
    private let context: MountContext
    private let button: Element
    private var list: Element?
    /// The item that has the focus, as far as we moved it.
    private var index = 0

    init(_ view: MenuBox<Label, Content>, in context: MountContext) {
        self.view = view
        self.context = context
        button = Element(.button, in: context.tree)
        super.init(.div, in: context)
        button.fill { Label._mount(view.label, in: context.inside(button, of: self)) }
        button.on(.click) { [unowned self] _ in self.view.primaryAction.map { $0() } ?? toggle() }
        if view.primaryAction != nil { button.on(.press) { [unowned self] _ in toggle() } }
        button.extras?.node = self
        element.replaceChildren(with: [button])
        view.actions.close = { [weak self] in self?.close() }
        finishMounting()
    }

    func patch(to new: MenuBox<Label, Content>) {
        view = new
        Label._patch(button.content!, to: new.label)
        if let content = list?.content { Content._patch(content, to: new.content) }
        restyle()
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["mn"]
        var look = Appearance()
        look.classes = view.look == .menuItem ? ["mi"] : view.look.classes
        look.attribute("type", "button")
        look.attribute("aria-haspopup", "menu")
        look.attribute("aria-expanded", list == nil ? "false" : "true")
        if !view.isEnabled { look.attribute("disabled", "") }
        button.update(look)
    }

    private func toggle() {
        if list == nil { open() } else { close() }
    }

    private func open() {
        let scrim = Element(.div, in: tree)
        var look = Appearance()
        look.classes = ["mn-scrim"]
        look.attribute("aria-hidden", "true")
        scrim.update(look)
        scrim.on(.click) { [unowned self] _ in close() }
        let list = Element(.div, in: tree)
        look = Appearance()
        look.classes = ["mn-list"]
        look.layout.stack = .vertical
        look.attribute("role", "menu")
        let name = button.words
        if !name.isEmpty { look.attribute("aria-label", name) }
        list.update(look)
        list.on(.key) { [unowned self] in key($0) }
        list.fill { Content._mount(view.content, in: context.inside(list, of: self)) }
        self.list = list
        element.replaceChildren(with: [button, scrim, list])
        restyle()
        focus(0)
    }

    private func close() {
        guard let list else { return }
        list.content?.unmount()
        self.list = nil
        element.replaceChildren(with: [button])
        restyle()
        tree.whenWritten { [weak self] in
            guard let self, button.id != 0 else { return }
            tree.emit(.focus(button.id, true))
        }
    }

    private func key(_ payload: EventPayload) {
        guard payload[2].string != "up", let list else { return }
        let last = items(of: list).count - 1
        switch payload[0].string {
        case "ArrowDown": focus(index < last ? index + 1 : 0)
        case "ArrowUp": focus(index > 0 ? index - 1 : last)
        case "Home": focus(0)
        case "End": focus(last)
        case "Escape", "Tab": close()
        default: break
        }
    }

    private func focus(_ new: Int) {
        index = new
        tree.whenWritten { [weak self] in
            guard let self, let list else { return }
            let items = items(of: list)
            if items.indices.contains(index) { tree.emit(.focus(items[index].id, true)) }
        }
    }

    private func items(of element: Element) -> [Element] {
        element.children.flatMap { child in
            child.tag == .button || child.tag == .input ? (child.isEnabled ? [child] : []) : items(of: child)
        }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content = button.content { visit(content) }
        if let content = list?.content { visit(content) }
    }
}
