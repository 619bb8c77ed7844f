// SPDX-License-Identifier: Apache-2.0

/// The elements of a progress view: its label, a bar, ring or spinner, and the label of the value.
nonisolated struct ProgressBox<Label: View, Current: View>: PrimitiveView {
    let kind: BuiltInProgressKind
    let label: Label
    let current: Current
    let fraction: Double?
    let size: ControlSize

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { ProgressNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ProgressNode<Label, Current>.self).patch(to: view)
    }

    var isCircular: Bool { kind == .circular || kind == .automatic && fraction == nil }
}

final class ProgressNode<Label: View, Current: View>: BoxNode {
    private var view: ProgressBox<Label, Current>
    private let label: LabelPart<Label>
    private let current: LabelPart<Current>
    /// The bar and the ring or spinner. The style determines which one is on the page.
    private let bar: Element
    private let ring: Element

    init(_ view: ProgressBox<Label, Current>, in context: _MountContext) {
        self.view = view
        label = LabelPart(in: context)
        current = LabelPart(in: context)
        bar = Element(.progress, in: context.tree)
        ring = Element(.div, in: context.tree)
        super.init(.div, in: context)
        label.mount(view.label, of: self, in: context)
        current.mount(view.current, of: self, in: context)
        finishMounting()
    }

    func patch(to new: ProgressBox<Label, Current>) {
        view = new
        label.patch(to: new.label)
        current.patch(to: new.current)
        restyle()
    }

    override func describe(_ appearance: inout Appearance) {
        let isCircular = view.isCircular
        appearance.classes = isCircular ? ["prog", "round"] : ["prog"]
        if !isCircular { appearance.layout.grows = .horizontal }
        label.describe(isHidden: false)
        current.describe("val", isHidden: false)
        let indicator = isCircular ? ring : bar
        var parts = [indicator]
        if Label.self != EmptyView.self { parts.insert(label.element, at: isCircular ? 1 : 0) }
        if Current.self != EmptyView.self { parts.append(current.element) }
        element.replaceChildren(with: parts)
    }

    override var speaker: ElementTag { .progress }

    override func describeParts(_ appearance: inout Appearance) {
        let isCircular = view.isCircular
        var indicatorAppearance = Appearance()
        let name = label.element.words
        indicatorAppearance.attribute(
            "aria-label", name.isEmpty ? (view.fraction == nil ? "Loading" : "Progress") : name)
        if isCircular {
            indicatorAppearance.classes = [view.fraction == nil ? "spin" : "dial"]
            if let size = view.size.className { indicatorAppearance.addClass(size) }
            indicatorAppearance.attribute("role", "progressbar")
            if let fraction = view.fraction {
                indicatorAppearance.attribute("aria-valuenow", (fraction * 100).css)
                indicatorAppearance.set("--v", fraction.css)
            }
        } else {
            indicatorAppearance.layout.grows = .horizontal
            if let fraction = view.fraction { indicatorAppearance.attribute("value", fraction.css) }
        }
        appearance.passAccessibility(to: &indicatorAppearance)
        (isCircular ? ring : bar).update(indicatorAppearance)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        label.visit(visit)
        current.visit(visit)
    }
}
