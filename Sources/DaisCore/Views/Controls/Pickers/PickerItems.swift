// SPDX-License-Identifier: Apache-2.0

/// A picker in a menu: an item for each choice. The chosen one has a checkmark.
nonisolated struct PickerItems<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    let choice: PickerSelection
    let isEnabled: Bool

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        PickerItemsNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: PickerItemsNode<Label, Content>.self).patch(to: view)
    }
}

final class PickerItemsNode<Label: View, Content: View>: PickerChoicesNode<Label, Content> {
    private var view: PickerItems<Label, Content>
    private var items: [(key: String, value: AnyHashable, element: Element)] = []
    /// Screen readers ignore a group inside a group: the surrounding section names the choices.
    private let isInSection: Bool

    init(_ view: PickerItems<Label, Content>, in context: _MountContext) {
        self.view = view
        isInSection = context.container[MenuSectionTrait.self] == true
        super.init(.div, in: context)
        mount(view.label, view.content, in: context)
        awaitInput()
    }

    func patch(to new: PickerItems<Label, Content>) {
        view = new
        patch(new.label, new.content)
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
            var appearance = Appearance()
            appearance.classes = [StateClass.menuItem]
            appearance.attribute("type", "button")
            appearance.attribute("role", "menuitemradio")
            appearance.attribute("aria-checked", item.key == chosen ? "true" : "false")
            if !view.isEnabled { appearance.attribute("aria-disabled", "true") }
            item.element.update(appearance)
        }
    }

    override func arrange(_ elements: [Element]) {
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
            guard view.isEnabled else { return }
            noteInput()
            view.choice.choose(value)
        }
        item.extras?.node = self
        return item
    }
}

extension PickerItemsNode: StateInput {
    var inputKind: String { "choice" }
    var inputText: String? { view.choice.text }
    func enterInput(_ text: String) -> Bool { view.choice.enter(text, among: items.map(\.value)) }
}
