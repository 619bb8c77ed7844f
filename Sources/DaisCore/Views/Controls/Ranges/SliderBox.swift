// SPDX-License-Identifier: Apache-2.0

/// The elements of a slider: a native range input between the labels of its bounds.
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

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { SliderNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: SliderNode<Label, ValueLabel>.self).patch(to: view)
    }

    /// Returns the value of the slider that is nearest to a number. A real slider sends nothing else.
    func nearest(to told: Double) -> Double {
        let inside = told.limited(to: bounds)
        guard let step, step.isFinite, step > 0 else { return inside }
        let start = bounds.lowerBound
        // The last step may end before the range does.
        let last = ((bounds.upperBound - start) / step + 1e-9).rounded(.down)
        let value = start + step * min(((inside - start) / step).rounded(), last)
        // The browser's decimal for the third step of 0.1 is 0.3, and the product is 0.30000000000000004.
        let isExact = step == step.rounded() && start == start.rounded()
        return !isExact && abs(value - inside) < step * 1e-9 ? inside : value
    }
}

final class SliderNode<Label: View, ValueLabel: View>: BoxNode {
    private var view: SliderBox<Label, ValueLabel>
    private var label: HiddenText<Label>!
    private let minimum: LabelPart<ValueLabel>
    private let maximum: LabelPart<ValueLabel>
    private let field: Element
    private var isEditing = false

    init(_ view: SliderBox<Label, ValueLabel>, in context: _MountContext) {
        self.view = view
        field = Element(.input, in: context.tree)
        minimum = LabelPart(in: context)
        maximum = LabelPart(in: context)
        super.init(.div, in: context)
        label = HiddenText(view.label, of: self, in: context) { [unowned self] in restyle() }
        minimum.mount(view.minimum, of: self, in: context)
        maximum.mount(view.maximum, of: self, in: context)
        let parts = [minimum.element, field, maximum.element]
        element.replaceChildren(with: ValueLabel.self == EmptyView.self ? [field] : parts)
        field.setField("value", .text(view.value.fieldText))
        field.on(.input) { [unowned self] in moved(to: $0, isFinal: false) }
        field.on(.change) { [unowned self] in moved(to: $0, isFinal: true) }
        field.extras?.node = self
        field.extras?.node = self
        finishMounting()
        awaitInput()
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
        var fieldAppearance = Appearance()
        fieldAppearance.classes = ["range"]
        fieldAppearance.layout.grows = .horizontal
        fieldAppearance.attribute("type", "range")
        fieldAppearance.attribute("min", view.bounds.lowerBound.fieldText)
        fieldAppearance.attribute("max", view.bounds.upperBound.fieldText)
        fieldAppearance.attribute("step", view.step.map(\.fieldText) ?? "any")
        let name = label.text
        if !name.isEmpty { fieldAppearance.attribute("aria-label", name) }
        if !view.isEnabled { fieldAppearance.attribute("disabled", "") }
        appearance.passAccessibility(to: &fieldAppearance)
        field.update(fieldAppearance)
    }

    /// An `input` event carries text, and a `change` event carries a number.
    private func moved(to payload: EventPayload, isFinal: Bool) {
        guard let told = payload.number ?? payload.string.flatMap(Double.init), told.isFinite else { return }
        tree.inputs.told(field, .text(told.fieldText))
        if !isEditing {
            isEditing = true
            view.onEditingChanged(true)
        }
        let value = view.nearest(to: told)
        if value != view.text.wrappedValue { view.text.wrappedValue = value }
        field.setField("value", .text(view.text.wrappedValue.fieldText))
        if isFinal {
            isEditing = false
            view.onEditingChanged(false)
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        label?.visit(visit)
        minimum.visit(visit)
        maximum.visit(visit)
    }
}

extension SliderNode: StateInput {
    var inputKind: String { "slider" }
    var inputText: String? { view.text.isInState ? view.text.wrappedValue.fieldText : nil }

    func enterInput(_ text: String) -> Bool {
        guard let value = Double(text), value.isFinite else { return false }
        view.text.wrappedValue = view.nearest(to: value)
        field.setField("value", .text(view.text.wrappedValue.fieldText))
        return true
    }
}

extension Double {
    /// The number in the format of an input.
    var fieldText: String {
        if abs(self) < 1e15, let whole = Int64(exactly: self) { return String(whole) }
        return description
    }
}
