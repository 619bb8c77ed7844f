// SPDX-License-Identifier: Apache-2.0

/// A picker in a menu: an item for each choice, one of them ticked.
nonisolated struct PickerItems<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    let choice: PickerChoice
    let isEnabled: Bool

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { PickerItemsNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: PickerItemsNode<Label, Content>.self).patch(to: view)
    }
}

final class PickerItemsNode<Label: View, Content: View>: BoxNode {
    private var view: PickerItems<Label, Content>
    private var label: Words<Label>!
    private var options: PickerOptions<Content>!
    private var items: [(key: String, value: AnyHashable, element: Element)] = []
    private var isWaiting = false
    /// A group in a group says nothing to a screen reader: the section around it names the choices.
    private let isInSection: Bool

    init(_ view: PickerItems<Label, Content>, in context: MountContext) {
        self.view = view
        isInSection = context.container.classes == "menu-items"
        super.init(.div, in: context)
        label = Words(view.label, of: self, in: context) { [unowned self] in restyle() }
        element.extras = element.extras ?? ElementExtras()
        element.extras?.arrange = { [unowned self] in arrange($0) }
        element.fill {
            options = PickerOptions(view.content, in: context.inside(element, of: self)) { [weak self] in self?.wait() }
            return options
        }
        finishMounting()
    }

    func patch(to new: PickerItems<Label, Content>) {
        view = new
        label.patch(to: new.label)
        options.patch(to: new.content)
        restyle()
        describeItems()
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = [isInSection ? "menu-items" : "menu-group"]
        appearance.attribute("role", isInSection ? "presentation" : "group")
        let name = label.text
        if !name.isEmpty, !isInSection { appearance.attribute("aria-label", name) }
    }

    private func describeItems() {
        let chosen = options.key(of: view.choice.chosen)
        for item in items {
            var look = Appearance()
            look.classes = ["mi"]
            look.attribute("type", "button")
            look.attribute("role", "menuitemradio")
            look.attribute("aria-checked", item.key == chosen ? "true" : "false")
            if !view.isEnabled { look.attribute("aria-disabled", "true") }
            item.element.update(look)
        }
    }

    private func wait() {
        guard !isWaiting, options != nil else { return }
        isWaiting = true
        tree.whenWritten { [weak self] in
            guard let self else { return }
            isWaiting = false
            element.invalidateChildren()
        }
    }

    private func arrange(_ elements: [Element]) {
        let known = items
        items = []
        for choice in PickerOptions<Content>.choices(in: elements) {
            let key = options.key(of: choice.value)
            guard !items.contains(where: { $0.key == key }) else { continue }
            let element = known.first { $0.key == key }?.element ?? makeItem(choice.value)
            element.replaceChildren(with: [choice.element])
            items.append((key, choice.value, element))
        }
        describeItems()
        element.replaceChildren(with: items.map(\.element))
    }

    private func makeItem(_ value: AnyHashable) -> Element {
        let item = Element(.button, in: tree)
        item.on(.click) { [unowned self] _ in
            if view.isEnabled { view.choice.choose(value) }
        }
        item.extras?.node = self
        return item
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        label?.visit(visit)
        if let options { visit(options) }
    }
}
