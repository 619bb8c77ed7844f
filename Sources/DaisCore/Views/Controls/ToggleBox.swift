// SPDX-License-Identifier: Apache-2.0

/// The elements of a switch or check box: a `<label>` around the label's views and the field, so that the browser
/// names the field by them and a click on them turns it.
nonisolated struct ToggleBox<Label: View>: PrimitiveView {
    let look: ToggleLook
    let label: Label
    let isOn: Binding<Bool>
    let value: Bool
    let isEnabled: Bool
    let hidesLabel: Bool

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { ToggleNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: ToggleNode<Label>.self).patch(to: view)
    }
}

final class ToggleNode<Label: View>: BoxNode {
    private var view: ToggleBox<Label>
    private let label: LabelPart<Label>
    private let field: Element

    init(_ view: ToggleBox<Label>, in context: MountContext) {
        self.view = view
        field = Element(.input, in: context.tree)
        label = LabelPart(in: context)
        super.init(.label, in: context)
        label.mount(view.label, of: self, in: context)
        element.replaceChildren(with: view.look == .checkbox ? [field, label.element] : [label.element, field])
        field.setField("checked", .flag(view.value))
        field.on(.change) { [unowned self] in changed($0.bool ?? false) }
        field.extras?.node = self
        finishMounting()
    }

    func patch(to new: ToggleBox<Label>) {
        view = new
        label.patch(to: new.label)
        restyle()
        field.setField("checked", .flag(new.value))
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["ctl", "toggle"]
        appearance.layout.stack = .horizontal
        if view.look == .switched, !view.hidesLabel { appearance.layout.grows = .horizontal }
        label.describe(isHidden: view.hidesLabel)
    }

    override func describeParts(_ appearance: inout Appearance) {
        var look = Appearance()
        look.classes = [view.look == .checkbox ? "check" : "switch"]
        look.attribute("type", "checkbox")
        if view.look == .switched { look.attribute("role", "switch") }
        if !view.isEnabled { look.attribute("disabled", "") }
        appearance.handMeaning(to: &look)
        field.update(look)
    }

    private func changed(_ isOn: Bool) {
        tree.inputs.told(field, .flag(isOn))
        view.isOn.wrappedValue = isOn
        field.setField("checked", .flag(view.isOn.wrappedValue))
    }

    override func visitChildren(_ visit: (Node) -> Void) { label.visit(visit) }
}
