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
    private var drawing: (svg: Element, path: Element)?
    private var size: CGSize?

    init(_ view: _ShapeView<S>, in context: MountContext) {
        self.view = view
        super.init(.div, in: context)
        if view.shape._outline == nil {
            element.on(.measure) { [unowned self] in measured($0) }
        }
        draw()
        finishMounting()
    }

    func patch(to new: _ShapeView<S>) {
        guard FieldPlan.of(S.self).animates else { return show(new) }
        tree.lead(from: view.shape, to: new.shape) { show(_ShapeView(shape: $0, paint: new.paint, stroke: new.stroke)) }
    }

    private func show(_ new: _ShapeView<S>) {
        view = new
        draw()
        restyle()
    }

    private func measured(_ payload: EventPayload) {
        guard let width = payload[0].points, let height = payload[1].points, width > 0, height > 0 else { return }
        size = CGSize(width: width, height: height)
        draw()
        if isMasked { restyle() }
    }

    override var paints: Bool { true }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = view.stroke == nil ? ["shape"] : ["shape", "hollow"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
        guard let outline = view.shape._outline else { return mask(&appearance) }
        if case .circle = outline { return }
        decorate(&appearance, outline)
        let margin = outline.inset - (view.stroke?.lineWidth ?? 0) / 2
        if margin != 0 { appearance.set("margin", margin.px) }
    }

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
        let kind = stroke.dash.isEmpty ? "solid" : "dashed"
        if view.paint.isImage {
            appearance.addClass("ring")
            appearance.set("border", "\(stroke.lineWidth.px) solid transparent")
            appearance.set("background", "\(view.paint.css) border-box")
        } else {
            // Not a border: that would be added to an equal share of a stack.
            appearance.set("outline", "\(stroke.lineWidth.px) \(kind) \(view.paint.css)")
            appearance.set("outline-offset", (-stroke.lineWidth).px)
        }
    }

    private func draw() {
        switch view.shape._outline {
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
        case nil where isMasked: element.replaceChildren(with: [])
        case nil: drawPath()
        }
    }

    private func drawPath() {
        let parts = drawing ?? (Element(.svg, in: tree), Element(.path, in: tree))
        drawing = parts
        let box = box
        var appearance = Appearance()
        appearance.classes = ["drawing"]
        appearance.attribute("viewBox", "0 0 \(box.width.css) \(box.height.css)")
        appearance.attribute("preserveAspectRatio", "none")
        appearance.attribute("aria-hidden", "true")
        parts.svg.update(appearance)
        appearance = Appearance()
        let rect = CGRect(origin: .zero, size: box)
        let part = view.stroke?.dash.isEmpty == true ? view.shape as? any PartOfOutline : nil
        appearance.attribute("d", (part?.wholePath(in: rect) ?? view.shape.path(in: rect)).description)
        // A stroke with a gradient falls back to the foreground.
        let color = view.paint.isImage ? "currentColor" : view.paint.css
        if let stroke = view.stroke {
            appearance.set("fill", "none")
            appearance.set("stroke", color)
            appearance.set("stroke-width", stroke.lineWidth.px)
            if stroke.lineCap != .butt {
                appearance.set("stroke-linecap", stroke.lineCap == .round ? "round" : "square")
            }
            if stroke.lineJoin != .miter {
                appearance.set("stroke-linejoin", stroke.lineJoin == .round ? "round" : "bevel")
            }
            if let part {
                let (from, to) = (min(max(part.from, 0), 1), min(max(part.to, 0), 1))
                appearance.attribute("pathLength", "1")
                appearance.set("stroke-dasharray", "\(max(to - from, 0).css) 2")
                appearance.set("stroke-dashoffset", (-from).css)
                // A dash of no length has round ends all the same.
                appearance.set("stroke-opacity", to > from ? "1" : "0")
            } else if !stroke.dash.isEmpty {
                appearance.set("stroke-dasharray", stroke.dash.map(\.css).joined(separator: " "))
                appearance.set("stroke-dashoffset", stroke.dashPhase.css)
            }
        } else {
            appearance.set("fill", color)
        }
        parts.path.update(appearance)
        parts.svg.replaceChildren(with: [parts.path])
        element.replaceChildren(with: [parts.svg])
    }
}
