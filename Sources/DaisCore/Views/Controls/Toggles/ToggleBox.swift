// SPDX-License-Identifier: Apache-2.0

/// The elements of a switch or checkbox. A `<label>` contains the label's views and the input, so the browser takes the
/// accessible name from it and a click on it toggles the input.
nonisolated struct ToggleBox<Label: View>: PrimitiveView {
    let kind: BuiltInToggleKind
    let label: Label
    let isOn: Binding<Bool>
    let value: Bool
    let isEnabled: Bool
    let hidesLabel: Bool

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { ToggleNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ToggleNode<Label>.self).patch(to: view)
    }
}

final class ToggleNode<Label: View>: LabeledInputNode<Label> {
    private var view: ToggleBox<Label>

    init(_ view: ToggleBox<Label>, in context: _MountContext) {
        self.view = view
        super.init(view.label, isFieldFirst: view.kind == .checkbox, in: context)
        field.setField("checked", .flag(view.value))
        finishMounting()
        awaitInput()
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
        if view.kind == .switched, !view.hidesLabel { appearance.layout.grows = .horizontal }
        label.describe(isHidden: view.hidesLabel)
    }

    override func describeParts(_ appearance: inout Appearance) {
        var fieldAppearance = Appearance()
        fieldAppearance.classes = [view.kind == .checkbox ? "check" : "switch"]
        fieldAppearance.attribute("type", "checkbox")
        if view.kind == .switched { fieldAppearance.attribute("role", "switch") }
        if !view.isEnabled { fieldAppearance.attribute("disabled", "") }
        appearance.passAccessibility(to: &fieldAppearance)
        field.update(fieldAppearance)
    }

    override func changed(_ payload: EventPayload) {
        change(to: payload.bool ?? false)
    }

    fileprivate func change(to isOn: Bool) {
        tree.inputs.told(field, .flag(isOn))
        view.isOn.wrappedValue = isOn
        field.setField("checked", .flag(view.isOn.wrappedValue))
    }
}

extension ToggleNode: StateInput {
    var inputKind: String { "toggle" }
    var inputText: String? { view.isOn.isInState ? view.isOn.wrappedValue ? "1" : "0" : nil }

    func enterInput(_ text: String) -> Bool {
        change(to: text == "1")
        return true
    }
}
