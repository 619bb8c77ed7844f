// SPDX-License-Identifier: Apache-2.0

/// A label and one of the browser's own fields for a value with a text form: dates and colours.
nonisolated struct NativeField<Label: View>: PrimitiveView {
    /// The value of `type`.
    let type: String
    let className: String
    let label: Label
    let text: Binding<String>
    let value: String
    let limits: [Attribute]
    let isEnabled: Bool
    let hidesLabel: Bool

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { NativeFieldNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: NativeFieldNode<Label>.self).patch(to: view)
    }
}

final class NativeFieldNode<Label: View>: BoxNode {
    private var view: NativeField<Label>
    private let label: LabelPart<Label>
    private let field: Element

    init(_ view: NativeField<Label>, in context: MountContext) {
        self.view = view
        label = LabelPart(in: context)
        field = Element(.input, in: context.tree)
        super.init(.label, in: context)
        label.mount(view.label, of: self, in: context)
        element.replaceChildren(with: [label.element, field])
        field.setField("value", .text(view.value))
        field.on(.change) { [unowned self] in changed($0.string ?? "") }
        field.extras?.node = self
        finishMounting()
    }

    func patch(to new: NativeField<Label>) {
        view = new
        label.patch(to: new.label)
        restyle()
        field.setField("value", .text(new.value))
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["ctl"]
        appearance.layout.stack = .horizontal
        if !view.hidesLabel { appearance.layout.grows = .horizontal }
        label.describe(isHidden: view.hidesLabel)
    }

    override func describeParts(_ appearance: inout Appearance) {
        var look = Appearance()
        look.classes = [view.className]
        look.attribute("type", view.type)
        for limit in view.limits { look.attribute(limit.name, limit.value) }
        if !view.isEnabled { look.attribute("disabled", "") }
        appearance.handMeaning(to: &look)
        field.update(look)
    }

    /// What does not parse leaves the value as it was, and shows it again.
    private func changed(_ text: String) {
        tree.inputs.told(field, .text(text))
        view.text.wrappedValue = text
        field.setField("value", .text(view.text.wrappedValue))
    }

    override func visitChildren(_ visit: (Node) -> Void) { label.visit(visit) }
}
