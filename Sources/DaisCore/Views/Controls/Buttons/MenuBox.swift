// SPDX-License-Identifier: Apache-2.0

/// The elements of a menu: its button, and the layer with its items, which is hidden until the client opens it.
///
/// The items are always in the page: a menu opens in the task of the gesture itself, and press, drag and release reach
/// an item before the server knows of the press.
nonisolated struct MenuBox<Label: View, Content: View>: PrimitiveView {
    let look: BuiltInButtonKind
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

    private var isItem: Bool { view.look == .menuItem }

    override var speaker: ElementTag { .button }

    override func describe(_ appearance: inout Appearance) { appearance.classes = ["mn"] }

    override func describeParts(_ appearance: inout Appearance) {
        var look = Appearance()
        look.classes = view.look.classes
        if view.showsIndicator { look.addClass("mn-arrow") }
        look.attribute("type", "button")
        if isItem {
            look.addClass("more")
            look.attribute("role", "menuitem")
            look.attribute("aria-disabled", view.isEnabled ? nil : "true")
        } else if !view.isEnabled {
            look.attribute("disabled", "")
        }
        look.attribute("aria-haspopup", "menu")
        // From here on the client sets the attribute: the server does not know which menus are open.
        look.attribute("aria-expanded", "false")
        appearance.passAccessibility(to: &look)
        button.update(look)
    }

    private func describeLayer(_ name: String) {
        var look = Appearance()
        look.classes = [StateClass.layer, "menu-overlay"]
        look.layout.opaque = true
        // The layer is above everything, wherever the button is. The client shows and hides it.
        look.attribute("popover", "manual")
        look.attribute(AttributeName.layer, "menu")
        look.attribute(AttributeName.anchored, name)
        look.attribute(AttributeName.dismiss, "scrim escape")
        look.attribute(AttributeName.edge, isItem ? "trailing" : nil)
        look.attribute(AttributeName.order, view.order.word)
        overlay.update(look)
        look = Appearance()
        look.classes = [StateClass.surface, StateClass.container(of: "menu")]
        look.layout.opaque = true
        look.layout.stack = .vertical
        look.attribute("role", "menu")
        look.attribute("tabindex", "-1")
        look.attribute(AttributeName.closes, "")
        surface.update(look)
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
        var look = Appearance()
        look.classes = [name]
        look.layout.opaque = true
        element.update(look)
        return element
    }
}
