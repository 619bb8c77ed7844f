// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A filled or stroked shape.
///
/// Rectangles, capsules, ellipses and circles are boxes with rounded corners, which the browser draws at any size.
/// Other outlines are SVG: at first stretched from a square, then exact after the browser has reported the size.
public struct _ShapeView<S: Shape>: PrimitiveView {
    let shape: S
    let paint: _Paint
    let stroke: StrokeStyle?
    /// Indicates whether what an even number of subpaths encloses is outside.
    var isEvenOdd = false

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ShapeNode(view, in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ShapeNode<S>.self).patch(to: view)
    }
}

extension _ShapeView {
    /// Adds a fill behind the current drawing.
    nonisolated public func fill<F: ShapeStyle>(_ content: F, style: FillStyle = FillStyle()) -> some View {
        background(shape.fill(content, style: style))
    }
    /// Adds a stroke in front of the current drawing.
    nonisolated public func stroke<F: ShapeStyle>(
        _ content: F, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        overlay(shape.stroke(content, lineWidth: lineWidth))
    }
    /// Adds a stroke in front of the current drawing.
    nonisolated public func stroke<F: ShapeStyle>(
        _ content: F, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        overlay(shape.stroke(content, style: style))
    }
}

extension _ShapeView where S: InsettableShape {
    /// Adds a stroke inside the edge, in front of the current drawing.
    nonisolated public func strokeBorder<F: ShapeStyle>(_ content: F, lineWidth: CGFloat = 1) -> some View {
        overlay(shape.strokeBorder(content, lineWidth: lineWidth))
    }
}

final class ShapeNode<S: Shape>: BoxNode, ForegroundDrawing {
    private var view: _ShapeView<S>
    private var circle: Element?
    private var drawing: ShapeDrawing?
    private var size: CGSize?
    private var listens = false
    private var drawn: _Paint?
    /// An animation that has not been played at the measured size yet, or that repeats forever.
    private var interpolation: (from: S, by: CarriedTransaction)?

    init(_ view: _ShapeView<S>, in context: _MountContext) {
        self.view = view
        super.init(.div, in: context)
        draw()
        finishMounting()
    }

    func patch(to new: _ShapeView<S>) {
        guard FieldPlan.of(S.self).animates else { return show(new) }
        if tree.differ(view.shape, new.shape) {
            let animation = tree.carried?.transaction.animation
            let lasts = size == nil || animation?.repetitions == .infinity
            // A completion waits for the end of the original animation.
            interpolation = lasts ? animation.map { (view.shape, CarriedTransaction(Transaction(animation: $0))) } : nil
        }
        lead(from: view.shape, to: new)
    }

    private func lead(from old: S, to new: _ShapeView<S>) {
        tree.lead(from: old, to: new.shape) {
            show(_ShapeView(shape: $0, paint: new.paint, stroke: new.stroke, isEvenOdd: new.isEvenOdd))
        }
    }

    private func show(_ new: _ShapeView<S>) {
        view = new
        draw()
        restyle()
    }

    private func measured(_ payload: EventPayload) {
        guard let width = payload[0].length, let height = payload[1].length, width > 0, height > 0 else { return }
        size = CGSize(width: width, height: height)
        guard let interpolation else {
            draw()
            if isMasked { restyle() }
            return
        }
        if interpolation.by.transaction.animation?.repetitions != .infinity { self.interpolation = nil }
        let outer = tree.carried
        tree.carried = interpolation.by
        lead(from: interpolation.from, to: view)
        tree.carried = outer
    }

    override var paints: Bool { true }

    /// The style of the shape. Without one of its own it is that of the modifier around it, because only colors are
    /// inherited in CSS.
    private var paint: _Paint {
        guard view.paint == ForegroundStyle()._paint() else { return view.paint }
        return foreground.flatMap { draws($0) ? $0 : nil } ?? view.paint
    }

    func draws(_ paint: _Paint) -> Bool { !paint.isPlain }

    override func describeParts(_ appearance: inout Appearance) {
        if drawn != paint { draw() }
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = view.stroke == nil ? [StateClass.shape] : [StateClass.shape, "hollow"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
        guard let outline else {
            appearance.addFilters(paint.shadows.map(\.filter))
            return mask(&appearance)
        }
        if case .circle = outline {
            if view.stroke != nil { appearance.addFilters(paint.shadows.map(\.filter)) }
            return
        }
        decorate(&appearance, outline)
        if view.stroke != nil { appearance.addFilters(paint.shadows.map(\.filter)) }
        let margin = outline.inset - (view.stroke?.lineWidth ?? 0) / 2
        if margin != 0 { appearance.set("margin", margin.px) }
    }

    /// The outline as a box. Browsers choose the dashes of boxes themselves, so dashed outlines are drawn as SVG.
    private var outline: _ShapeOutline? { view.stroke?.dash.isEmpty == false ? nil : view.shape._outline }

    /// SVG only takes colors, so the box has the gradient, and the path clips it.
    private var isMasked: Bool {
        paint.isImage && paint.shadows.isEmpty && view.stroke == nil && view.shape._outline == nil
    }

    private func mask(_ appearance: inout Appearance) {
        guard isMasked else { return }
        let box = box
        let path = view.shape.path(in: CGRect(origin: .zero, size: box)).description
        let rule = view.isEvenOdd ? "fill-rule='evenodd' " : ""
        appearance.fill(paint)
        appearance.set(
            "mask",
            "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' preserveAspectRatio='none' "
                + "viewBox='0 0 \(box.width.css) \(box.height.css)'%3E%3Cpath \(rule)d='\(path)'/%3E%3C/svg%3E\")"
                + " 0 0/100% 100%"
        )
    }

    /// The size for paths: a square until the browser has reported the size.
    private var box: CGSize { size ?? CGSize(width: 100, height: 100) }

    private func decorate(_ appearance: inout Appearance, _ outline: _ShapeOutline) {
        guard let stroke = view.stroke else {
            appearance.fill(paint)
            if outline.radius != "0" { appearance.set("border-radius", outline.radius) }
            return
        }
        let outer = outline.insetBy(-stroke.lineWidth / 2)
        if outer.radius != "0" { appearance.set("border-radius", outer.radius) }
        if paint.isImage {
            appearance.addClass("ring")
            appearance.set("border", "\(stroke.lineWidth.px) solid transparent")
            appearance.set("background", "\(paint.css) border-box")
        } else {
            // An outline instead of a border: a border would be added to an equal share of a stack.
            appearance.set("outline", "\(stroke.lineWidth.px) solid \(paint.css)")
            appearance.set("outline-offset", (-stroke.lineWidth).px)
        }
    }

    private func draw() {
        drawn = paint
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
        drawing.draw(view, paint, in: box)
        element.replaceChildren(with: [drawing.svg])
    }

    private func listen() {
        guard !listens else { return }
        listens = true
        element.on(.measure) { [unowned self] in measured($0) }
    }
}
