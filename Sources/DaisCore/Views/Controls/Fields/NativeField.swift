// SPDX-License-Identifier: Apache-2.0

/// A label and a native input of the browser for a value with a text form, such as a date or a color.
nonisolated struct NativeField<Label: View>: PrimitiveView {
    /// The value of `type`.
    let type: String
    let className: String
    let label: Label
    let text: Binding<String>
    let value: String
    /// Indicates whether the value behind the text is in a `@State` or the like.
    let isInState: Bool
    /// Indicates whether the value is the present time, which is another one in each session.
    var isNow = false
    let limits: [Attribute]
    let isEnabled: Bool
    let hidesLabel: Bool

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        NativeFieldNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: NativeFieldNode<Label>.self).patch(to: view)
    }
}

final class NativeFieldNode<Label: View>: LabeledInputNode<Label> {
    private var view: NativeField<Label>
    /// The initial text, if it stands for the present time.
    private let now: String?

    init(_ view: NativeField<Label>, in context: _MountContext) {
        self.view = view
        now = view.isNow ? view.value : nil
        super.init(view.label, in: context)
        field.setField("value", .text(view.value))
        finishMounting()
        awaitInput()
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
        var fieldAppearance = Appearance()
        fieldAppearance.classes = [view.className]
        fieldAppearance.attribute("type", view.type)
        for limit in view.limits { fieldAppearance.attribute(limit.name, limit.value) }
        if !view.isEnabled { fieldAppearance.attribute("disabled", "") }
        appearance.passAccessibility(to: &fieldAppearance)
        field.update(fieldAppearance)
    }

    /// Text that does not parse leaves the value unchanged, and the field shows that value again.
    override func changed(_ payload: EventPayload) {
        change(to: payload.string ?? "")
    }

    fileprivate func change(to text: String) {
        tree.inputs.told(field, .text(text))
        view.text.wrappedValue = text
        field.setField("value", .text(view.text.wrappedValue))
    }
}

extension NativeFieldNode: StateInput {
    var inputKind: String { view.type }
    var inputText: String? { view.isInState ? view.text.wrappedValue : nil }
    var inputBefore: String? { view.isInState && now == view.text.wrappedValue ? "now" : inputText }

    func enterInput(_ text: String) -> Bool {
        change(to: text)
        return true
    }
}
