// SPDX-License-Identifier: Apache-2.0

/// The element of a button: `<button>`, which the browser makes reachable and operable by keyboard.
nonisolated struct ButtonFace<Label: View>: View, BuiltInView {
    var look: ButtonLook
    var role: ButtonRole?
    /// Whether a button that stays down is down.
    var isOn: Bool?
    /// The menu that closes after the action.
    var menu: MenuActions?
    let action: @MainActor () -> Void
    let label: Label
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape

    @MainActor var body: some View {
        ButtonBox(
            look: look, role: role, isOn: isOn, menu: menu, isEnabled: isEnabled, size: size, shape: shape,
            action: action,
            content: label)
    }
}

nonisolated struct ButtonBox<Label: View>: PrimitiveView {
    let look: ButtonLook
    let role: ButtonRole?
    let isOn: Bool?
    let menu: MenuActions?
    let isEnabled: Bool
    let size: ControlSize
    let shape: ButtonBorderShape
    let action: @MainActor () -> Void
    let content: Label

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { ButtonNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: ButtonNode<Label>.self).patch(to: view)
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = look.classes
        if look.isBordered {
            if let name = size.className { appearance.addClass(name) }
            shape.apply(to: &appearance)
        }
        appearance.attribute("type", "button")
        if let role { appearance.attribute("data-role", role.name) }
        let state = isOn.map { $0 ? "true" : "false" }
        if look == .menuItem {
            appearance.attribute("role", isOn == nil ? "menuitem" : "menuitemcheckbox")
            appearance.attribute("aria-checked", state)
        } else {
            appearance.attribute("aria-pressed", state)
        }
        if !isEnabled { appearance.attribute("disabled", "") }
    }
}

final class ButtonNode<Label: View>: BoxNode {
    private var view: ButtonBox<Label>

    init(_ view: ButtonBox<Label>, in context: MountContext) {
        self.view = view
        super.init(.button, in: context)
        element.fill { Label._mount(view.content, in: context.inside(element, of: self)) }
        element.on(.click) { [unowned self] _ in
            self.view.action()
            self.view.menu?.close()
        }
        finishMounting()
    }

    func patch(to new: ButtonBox<Label>) {
        view = new
        restyle()
        Label._patch(element.content!, to: new.content)
    }

    override var paints: Bool { true }

    override func describe(_ appearance: inout Appearance) { view.describe(&appearance) }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
