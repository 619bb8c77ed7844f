// SPDX-License-Identifier: Apache-2.0

/// The elements of a gauge: the label, the meter between the labels of its bounds, and the current value.
nonisolated struct GaugeBox<Label: View, Current: View, Bounds: View>: PrimitiveView {
    let kind: BuiltInGaugeKind
    let fraction: Double
    /// A Boolean that is `true` if the bounds have labels.
    let hasBounds: Bool
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
        appearance.classes = view.kind.isRound ? ["gauge", "round"] : ["gauge"]
        if view.kind.isMarked {
            appearance.addClass("marked")
            appearance.require(.markedGauges)
        }
        appearance.layout.stack = .vertical
        if !view.kind.isRound { appearance.layout.grows = .horizontal }
        // A ring only has space for the value, and an open one for a label between its ends. A hidden label is still
        // the accessibility label.
        label.describe(isHidden: view.kind == .ring || view.kind == .markedRing && view.hasBounds)
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
        meterAppearance.classes = [view.kind.isRound ? "dial" : "meter"]
        meterAppearance.attribute("role", "meter")
        meterAppearance.attribute("aria-valuenow", (view.fraction * 100).css)
        meterAppearance.attribute("aria-valuemin", "0")
        meterAppearance.attribute("aria-valuemax", "100")
        let (name, value) = (label.element.words, current.element.words)
        if !name.isEmpty { meterAppearance.attribute("aria-label", name) }
        if !value.isEmpty { meterAppearance.attribute("aria-valuetext", value) }
        meterAppearance.set("--v", view.fraction.css)
        if !view.kind.isRound { meterAppearance.layout.grows = .horizontal }
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

extension FeatureStyle {
    /// Gauges with a marker at the value. In a ring, its size is a tenth of the diameter, which is the width of the line.
    /// Values grow clockwise in all languages, as in the ring without a marker.
    fileprivate static let markedGauges = FeatureStyle(
        "marked-gauges",
        """
        .marked .meter {
            --x: calc(4px + var(--v) * (100% - 8px)); height: 8px; border-radius: 4px;
            background: radial-gradient(circle at var(--x) 50%, var(--label) 3px, transparent 4px 6px, var(--tint) 7px)
        }
        .marked .meter:dir(rtl) { --x: calc(100% - 4px - var(--v) * (100% - 8px)) }
        .marked .dial {
            --a: calc(var(--v) * 270deg); position: relative;
            background:
                radial-gradient(5.3% 5.3% at 19.4% 80.6%, var(--tint) 90%, transparent),
                radial-gradient(5.3% 5.3% at 80.6% 80.6%, var(--tint) 90%, transparent),
                conic-gradient(from 225deg, var(--tint) calc(var(--a) - 12deg), transparent 0 calc(var(--a) + 12deg),
                    var(--tint) 0 270deg, transparent 0)
        }
        .marked .dial::after {
            content: ""; position: absolute; inset: 0; rotate: calc(225deg + var(--a));
            background: radial-gradient(5.3% 5.3% at 50% 6.75%, var(--label) 90%, transparent)
        }
        .marked.round > .H { position: relative; padding-bottom: 4px }
        .marked.round > .lbl, .marked.round > .H > .val {
            position: absolute; bottom: 0; font-size: calc(.625 * var(--u)); line-height: 1; color: var(--label2)
        }
        .marked.round > .val { margin-bottom: 4px }
        .marked.round > .H > .val:first-child { right: 54% }
        .marked.round > .H > .val:last-child { left: 54% }
        """)
}
