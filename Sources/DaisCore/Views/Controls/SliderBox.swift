// SPDX-License-Identifier: Apache-2.0

/// The elements of a slider: the browser's range field between the labels of its ends.
nonisolated struct SliderBox<Label: View, ValueLabel: View>: PrimitiveView {
    let label: Label
    let minimum: ValueLabel
    let maximum: ValueLabel
    let text: Binding<Double>
    let value: Double
    let bounds: ClosedRange<Double>
    let step: Double?
    let isEnabled: Bool
    let onEditingChanged: (Bool) -> Void

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { SliderNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: SliderNode<Label, ValueLabel>.self).patch(to: view)
    }
}

final class SliderNode<Label: View, ValueLabel: View>: BoxNode {
    private var view: SliderBox<Label, ValueLabel>
    private var label: Words<Label>!
    private let minimum: LabelPart<ValueLabel>
    private let maximum: LabelPart<ValueLabel>
    private let field: Element
    private var isEditing = false

    init(_ view: SliderBox<Label, ValueLabel>, in context: MountContext) {
        self.view = view
        field = Element(.input, in: context.tree)
        minimum = LabelPart(in: context)
        maximum = LabelPart(in: context)
        super.init(.div, in: context)
        label = Words(view.label, of: self, in: context) { [unowned self] in restyle() }
        minimum.mount(view.minimum, of: self, in: context)
        maximum.mount(view.maximum, of: self, in: context)
        let parts = [minimum.element, field, maximum.element]
        element.replaceChildren(with: ValueLabel.self == EmptyView.self ? [field] : parts)
        field.setField("value", .text(view.value.fieldText))
        field.on(.input) { [unowned self] in moved(to: $0, isFinal: false) }
        field.on(.change) { [unowned self] in moved(to: $0, isFinal: true) }
        field.extras?.node = self
        finishMounting()
    }

    func patch(to new: SliderBox<Label, ValueLabel>) {
        view = new
        label.patch(to: new.label)
        minimum.patch(to: new.minimum)
        maximum.patch(to: new.maximum)
        restyle()
        field.setField("value", .text(new.value.fieldText))
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["ctl", "slider"]
        appearance.layout.stack = .horizontal
        minimum.describe(isHidden: false)
        maximum.describe(isHidden: false)
    }

    override var speaker: ElementTag { .input }

    override func describeParts(_ appearance: inout Appearance) {
        var look = Appearance()
        look.classes = ["range"]
        look.layout.grows = .horizontal
        look.attribute("type", "range")
        look.attribute("min", view.bounds.lowerBound.fieldText)
        look.attribute("max", view.bounds.upperBound.fieldText)
        look.attribute("step", view.step.map(\.fieldText) ?? "any")
        let name = label.text
        if !name.isEmpty { look.attribute("aria-label", name) }
        if !view.isEnabled { look.attribute("disabled", "") }
        appearance.handMeaning(to: &look)
        field.update(look)
    }

    /// `input` carries text, `change` a number.
    private func moved(to payload: EventPayload, isFinal: Bool) {
        guard let told = payload.number ?? payload.string.flatMap(Double.init), told.isFinite else { return }
        tree.inputs.told(field, .text(told.fieldText))
        if !isEditing {
            isEditing = true
            view.onEditingChanged(true)
        }
        let value = min(max(told, view.bounds.lowerBound), view.bounds.upperBound)
        if value != view.text.wrappedValue { view.text.wrappedValue = value }
        field.setField("value", .text(view.text.wrappedValue.fieldText))
        if isFinal {
            isEditing = false
            view.onEditingChanged(false)
        }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        label?.visit(visit)
        minimum.visit(visit)
        maximum.visit(visit)
    }
}

extension Double {
    /// The number as a field writes it.
    var fieldText: String {
        if self == rounded(), abs(self) < 1e15 { return String(Int64(self)) }
        return description
    }
}
