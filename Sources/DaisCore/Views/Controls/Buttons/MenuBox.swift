// SPDX-License-Identifier: Apache-2.0

/// The elements of a menu: its button, and the layer with its items, which is hidden until the client opens it.
///
/// The items are always in the page: a menu opens in the task of the gesture itself, and press, drag and release reach
/// an item before the server knows of the press.
nonisolated struct MenuBox<Label: View, Content: View>: PrimitiveView {
    let kind: BuiltInButtonKind
    let label: Label
    let isEnabled: Bool
    let showsIndicator: Bool
    let order: MenuOrder
    let primaryAction: (() -> Void)?
    let content: Content

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { MenuNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: MenuNode<Label, Content>.self).patch(to: view)
    }
}

final class MenuNode<Label: View, Content: View>: BoxNode {
    private var view: MenuBox<Label, Content>
    private let button: Element
    private let overlay: Element
    private let surface: Element

    init(_ view: MenuBox<Label, Content>, in context: _MountContext) {
        self.view = view
        let tree = context.tree
        button = Element(.button, in: tree)
        overlay = Element(.div, in: tree)
        surface = Element(.div, in: tree)
        super.init(.div, in: context)
        button.fill { Label._mount(view.label, in: context.inside(button, of: self)) }
        if view.primaryAction != nil { button.on(.click) { [unowned self] _ in self.view.primaryAction?() } }
        button.extras?.node = self
        let name = "dais-menu-" + tree.nextGroupName()
        button.anchored.append(name)
        surface.fill { Content._mount(view.content, in: context.inside(surface, of: self)) }
        overlay.replaceChildren(with: [
            .plain(StateClass.backdrop, in: tree), .plain(StateClass.spot, in: tree), surface,
        ])
        describeLayer(name)
        element.replaceChildren(with: [button, overlay])
        finishMounting()
    }

    func patch(to new: MenuBox<Label, Content>) {
        let old = view
        view = new
        Label._patch(button.content!, to: new.label)
        Content._patch(surface.content!, to: new.content)
        if old.order != new.order { describeLayer(button.anchored[0]) }
        restyle()
    }

    private var isItem: Bool { view.kind == .menuItem }

    override var speaker: ElementTag { .button }

    override func describe(_ appearance: inout Appearance) { appearance.classes = [StateClass.menu] }

    override func describeParts(_ appearance: inout Appearance) {
        var buttonAppearance = Appearance()
        buttonAppearance.classes = view.kind.classes
        if view.showsIndicator { buttonAppearance.addClass("mn-arrow") }
        buttonAppearance.attribute("type", "button")
        if isItem {
            buttonAppearance.addClass("more")
            buttonAppearance.attribute("role", "menuitem")
            buttonAppearance.attribute("aria-disabled", view.isEnabled ? nil : "true")
        } else if !view.isEnabled {
            buttonAppearance.attribute("disabled", "")
        }
        buttonAppearance.attribute("aria-haspopup", "menu")
        // From here on the client sets the attribute: the server does not know which menus are open.
        buttonAppearance.attribute("aria-expanded", "false")
        appearance.passAccessibility(to: &buttonAppearance)
        button.update(buttonAppearance)
    }

    private func describeLayer(_ name: String) {
        var appearance = Appearance()
        appearance.classes = [StateClass.layer, "menu-overlay"]
        appearance.layout.opaque = true
        // The layer is above everything, wherever the button is. The client shows and hides it.
        appearance.attribute("popover", "manual")
        appearance.attribute(AttributeName.layer, "menu")
        appearance.attribute(AttributeName.anchored, name)
        appearance.attribute(AttributeName.dismiss, "scrim escape")
        appearance.attribute(AttributeName.edge, isItem ? "trailing" : nil)
        appearance.attribute(AttributeName.order, view.order.word)
        overlay.update(appearance)
        appearance = Appearance()
        appearance.classes = [StateClass.surface, StateClass.container(of: "menu")]
        appearance.layout.opaque = true
        appearance.layout.stack = .vertical
        appearance.attribute("role", "menu")
        appearance.attribute("tabindex", "-1")
        appearance.attribute(AttributeName.closes, "")
        surface.update(appearance)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content = button.content { visit(content) }
        if let content = surface.content { visit(content) }
    }
}

extension Element {
    /// Creates an element that only has a class.
    fileprivate static func plain(_ name: String, in tree: Tree) -> Element {
        let element = Element(.div, in: tree)
        var appearance = Appearance()
        appearance.classes = [name]
        appearance.layout.opaque = true
        element.update(appearance)
        return element
    }
}
