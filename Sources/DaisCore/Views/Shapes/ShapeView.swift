// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shape, filled or stroked.
///
/// Rectangles, capsules, ellipses and circles are boxes with round corners and follow any size in the browser. Other
/// outlines are drawn as SVG: first stretched from a square, then exactly, once the browser has told the size.
public struct _ShapeView<S: Shape>: PrimitiveView {
    let shape: S
    let paint: Paint
    let stroke: StrokeStyle?

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node {
        ShapeNode(view, in: context)
    }

    @MainActor public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: ShapeNode<S>.self).patch(to: view)
    }
}

extension _ShapeView {
    /// Another fill behind what is drawn already.
    nonisolated public func fill<F: ShapeStyle>(_ content: F) -> some View { background(shape.fill(content)) }
    /// Another stroke in front of what is drawn already.
    nonisolated public func stroke<F: ShapeStyle>(_ content: F, lineWidth: CGFloat = 1) -> some View {
        overlay(shape.stroke(content, lineWidth: lineWidth))
    }
    nonisolated public func stroke<F: ShapeStyle>(_ content: F, style: StrokeStyle) -> some View {
        overlay(shape.stroke(content, style: style))
    }
}

extension _ShapeView where S: InsettableShape {
    nonisolated public func strokeBorder<F: ShapeStyle>(_ content: F, lineWidth: CGFloat = 1) -> some View {
        overlay(shape.strokeBorder(content, lineWidth: lineWidth))
    }
}

final class ShapeNode<S: Shape>: BoxNode {
    private var view: _ShapeView<S>
    private var circle: Element?
    private var drawing: ShapeDrawing?
    private var size: CGSize?
    private var listens = false
    /// A way that has not been played for the true size yet, or is played for ever.
    private var way: (from: S, by: CarriedTransaction)?

    init(_ view: _ShapeView<S>, in context: MountContext) {
        self.view = view
        super.init(.div, in: context)
        draw()
        finishMounting()
    }

    func patch(to new: _ShapeView<S>) {
        guard FieldPlan.of(S.self).animates else { return show(new) }
        if tree.trial == nil, tree.differ(view.shape, new.shape) {
            let animation = tree.carried?.transaction.animation
            let lasts = size == nil || animation?.repetitions == .infinity
            // Whoever waits for its end waits for it as it began.
            way = lasts ? animation.map { (view.shape, CarriedTransaction(Transaction(animation: $0))) } : nil
        }
        lead(from: view.shape, to: new)
    }

    private func lead(from old: S, to new: _ShapeView<S>) {
        tree.lead(from: old, to: new.shape) { show(_ShapeView(shape: $0, paint: new.paint, stroke: new.stroke)) }
    }

    private func show(_ new: _ShapeView<S>) {
        view = new
        draw()
        restyle()
    }

    private func measured(_ payload: EventPayload) {
        guard let width = payload[0].points, let height = payload[1].points, width > 0, height > 0 else { return }
        size = CGSize(width: width, height: height)
        guard let way else {
            draw()
            if isMasked { restyle() }
            return
        }
        if way.by.transaction.animation?.repetitions != .infinity { self.way = nil }
        let outer = tree.carried
        tree.carried = way.by
        lead(from: way.from, to: view)
        tree.carried = outer
    }

    override var paints: Bool { true }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = view.stroke == nil ? ["shape"] : ["shape", "hollow"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
        guard let outline else { return mask(&appearance) }
        if case .circle = outline { return }
        decorate(&appearance, outline)
        let margin = outline.inset - (view.stroke?.lineWidth ?? 0) / 2
        if margin != 0 { appearance.set("margin", margin.px) }
    }

    /// The outline as a box. The dashes of boxes are the browser's own, so what is dashed is drawn.
    private var outline: ShapeOutline? { view.stroke?.dash.isEmpty == false ? nil : view.shape._outline }

    /// SVG paints with colors only, so a gradient is painted by the box and cut out by the path.
    private var isMasked: Bool { view.paint.isImage && view.stroke == nil && view.shape._outline == nil }

    private func mask(_ appearance: inout Appearance) {
        guard isMasked else { return }
        let box = box
        let path = view.shape.path(in: CGRect(origin: .zero, size: box)).description
        appearance.fill(view.paint)
        appearance.set(
            "mask",
            "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' preserveAspectRatio='none' "
                + "viewBox='0 0 \(box.width.css) \(box.height.css)'%3E%3Cpath d='\(path)'/%3E%3C/svg%3E\") 0 0/100% 100%"
        )
    }

    /// The size that paths are drawn for: a square, until the browser has told.
    private var box: CGSize { size ?? CGSize(width: 100, height: 100) }

    private func decorate(_ appearance: inout Appearance, _ outline: ShapeOutline) {
        guard let stroke = view.stroke else {
            appearance.fill(view.paint)
            if outline.radius != "0" { appearance.set("border-radius", outline.radius) }
            return
        }
        let outer = outline.insetBy(-stroke.lineWidth / 2)
        if outer.radius != "0" { appearance.set("border-radius", outer.radius) }
        if view.paint.isImage {
            appearance.addClass("ring")
            appearance.set("border", "\(stroke.lineWidth.px) solid transparent")
            appearance.set("background", "\(view.paint.css) border-box")
        } else {
            // Not a border: that would be added to an equal share of a stack.
            appearance.set("outline", "\(stroke.lineWidth.px) solid \(view.paint.css)")
            appearance.set("outline-offset", (-stroke.lineWidth).px)
        }
    }

    private func draw() {
        switch outline {
        case .circle(let inset):
            let inner = circle ?? Element(.div, in: tree)
            circle = inner
            var appearance = Appearance()
            appearance.classes = ["circle"]
            decorate(&appearance, .circle(inset: inset))
            let shrink = inset * 2 - (view.stroke?.lineWidth ?? 0)
            if shrink != 0 { appearance.set("width", "calc(min(100cqw,100cqh) - \(shrink.px))") }
            inner.update(appearance)
            element.replaceChildren(with: [inner])
        case .some: element.replaceChildren(with: [])
        case nil:
            listen()
            if isMasked { element.replaceChildren(with: []) } else { drawPath() }
        }
    }

    private func drawPath() {
        let drawing = drawing ?? ShapeDrawing(in: tree)
        self.drawing = drawing
        drawing.draw(view.shape, view.paint, view.stroke, in: box)
        element.replaceChildren(with: [drawing.svg])
    }

    private func listen() {
        guard !listens else { return }
        listens = true
        element.on(.measure) { [unowned self] in measured($0) }
    }
}
