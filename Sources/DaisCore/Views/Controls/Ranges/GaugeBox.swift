// SPDX-License-Identifier: Apache-2.0

/// The elements of a gauge: the label, the meter between the labels of its bounds, and the current value.
nonisolated struct GaugeBox<Label: View, Current: View, Bounds: View>: PrimitiveView {
    let isCircular: Bool
    let fraction: Double
    let label: Label
    let current: Current
    let minimum: Bounds
    let maximum: Bounds

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { GaugeNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: GaugeNode<Label, Current, Bounds>.self).patch(to: view)
    }
}

final class GaugeNode<Label: View, Current: View, Bounds: View>: BoxNode {
    private var view: GaugeBox<Label, Current, Bounds>
    private let label: LabelPart<Label>
    private let current: LabelPart<Current>
    private let minimum: LabelPart<Bounds>
    private let maximum: LabelPart<Bounds>
    private let meter: Element
    private let row: Element

    init(_ view: GaugeBox<Label, Current, Bounds>, in context: _MountContext) {
        self.view = view
        label = LabelPart(in: context)
        current = LabelPart(in: context)
        minimum = LabelPart(in: context)
        maximum = LabelPart(in: context)
        meter = Element(.div, in: context.tree)
        row = Element(.div, in: context.tree)
        super.init(.div, in: context)
        label.mount(view.label, of: self, in: context)
        current.mount(view.current, of: self, in: context)
        minimum.mount(view.minimum, of: self, in: context)
        maximum.mount(view.maximum, of: self, in: context)
        row.replaceChildren(with: [minimum.element, meter, maximum.element])
        element.replaceChildren(with: [label.element, row, current.element])
        finishMounting()
    }

    func patch(to new: GaugeBox<Label, Current, Bounds>) {
        view = new
        label.patch(to: new.label)
        current.patch(to: new.current)
        minimum.patch(to: new.minimum)
        maximum.patch(to: new.maximum)
        restyle()
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = view.isCircular ? ["gauge", "round"] : ["gauge"]
        appearance.layout.stack = .vertical
        if !view.isCircular { appearance.layout.grows = .horizontal }
        // A ring only has space for the value; the label becomes the accessibility label.
        label.describe(isHidden: view.isCircular)
        current.describe("val", isHidden: false)
        minimum.describe("val", isHidden: false)
        maximum.describe("val", isHidden: false)
        var rowAppearance = Appearance()
        rowAppearance.classes = ["H"]
        row.update(rowAppearance)
    }

    override var speaker: ElementTag { .progress }

    override func describeParts(_ appearance: inout Appearance) {
        var meterAppearance = Appearance()
        meterAppearance.classes = [view.isCircular ? "dial" : "meter"]
        meterAppearance.attribute("role", "meter")
        meterAppearance.attribute("aria-valuenow", (view.fraction * 100).css)
        meterAppearance.attribute("aria-valuemin", "0")
        meterAppearance.attribute("aria-valuemax", "100")
        let (name, value) = (label.element.words, current.element.words)
        if !name.isEmpty { meterAppearance.attribute("aria-label", name) }
        if !value.isEmpty { meterAppearance.attribute("aria-valuetext", value) }
        meterAppearance.set("--v", view.fraction.css)
        if !view.isCircular { meterAppearance.layout.grows = .horizontal }
        appearance.passAccessibility(to: &meterAppearance)
        meter.update(meterAppearance)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        label.visit(visit)
        current.visit(visit)
        minimum.visit(visit)
        maximum.visit(visit)
    }
}
