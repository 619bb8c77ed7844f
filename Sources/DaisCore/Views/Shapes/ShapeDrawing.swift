// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The SVG element of an outline that CSS cannot draw as a box.
@MainActor
final class ShapeDrawing {
    let svg: Element
    private let path: Element
    /// SVG strokes only take colors, so a box has the gradient, and the path's stroke is its mask.
    private var gradient: Gradient?

    private struct Gradient {
        let mask: Element
        let window: Element
        let fill: Element
        let name: String
    }

    init(in tree: Tree) {
        svg = Element(.svg, in: tree)
        path = Element(.path, in: tree)
    }

    func draw(_ shape: some Shape, _ paint: _Paint, _ stroke: StrokeStyle?, in size: CGSize) {
        let isCutOut = paint.isImage && stroke != nil
        // Half of the stroke is outside the outline. Safari clips what is before the origin of a masked box.
        let edge = isCutOut ? (stroke?.lineWidth ?? 0) / 2 : 0
        let (width, height) = (size.width + edge * 2, size.height + edge * 2)
        var appearance = Appearance()
        appearance.classes = ["drawing"]
        if edge > 0 {
            appearance.set("inset", (-edge).px)
            appearance.set("width", "calc(100% + \((edge * 2).px))")
            appearance.set("height", "calc(100% + \((edge * 2).px))")
        }
        appearance.attribute("viewBox", "0 0 \(width.css) \(height.css)")
        appearance.attribute("preserveAspectRatio", "none")
        appearance.attribute("aria-hidden", "true")
        svg.update(appearance)
        let rect = CGRect(origin: .zero, size: size)
        let part = stroke?.dash.isEmpty == true ? shape as? any PartOfOutline : nil
        appearance = Appearance()
        let outline = part?.wholePath(in: rect) ?? shape.path(in: rect)
        appearance.attribute("d", (edge > 0 ? outline.offsetBy(dx: edge, dy: edge) : outline).description)
        let color = isCutOut ? "#fff" : paint.isImage ? "currentColor" : paint.css
        if let stroke {
            describe(stroke, color, part, &appearance)
        } else {
            appearance.set("fill", color)
        }
        path.update(appearance)
        guard isCutOut else { return svg.replaceChildren(with: [path]) }
        cut(paint, width, height)
    }

    private func describe(
        _ stroke: StrokeStyle, _ color: String, _ part: (any PartOfOutline)?, _ appearance: inout Appearance
    ) {
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
            // A dash of length 0 still has round ends.
            appearance.set("stroke-opacity", to > from ? "1" : "0")
        } else if !stroke.dash.isEmpty {
            appearance.set("stroke-dasharray", stroke.dash.map(\.css).joined(separator: " "))
            appearance.set("stroke-dashoffset", stroke.dashPhase.css)
        }
    }

    private func cut(_ paint: _Paint, _ width: CGFloat, _ height: CGFloat) {
        let tree = svg.tree
        let parts =
            gradient
            ?? Gradient(
                mask: Element(.mask, in: tree), window: Element(.foreignObject, in: tree),
                fill: Element(.div, in: tree), name: "dais-stroke-" + tree.nextGroupName())
        gradient = parts
        var appearance = Appearance()
        for (name, value) in [("x", "0"), ("y", "0"), ("width", width.css), ("height", height.css)] {
            appearance.attribute(name, value)
        }
        var mask = appearance
        mask.attribute("id", parts.name)
        mask.attribute("maskUnits", "userSpaceOnUse")
        parts.mask.update(mask)
        appearance.attribute("mask", "url(#\(parts.name))")
        parts.window.update(appearance)
        appearance = Appearance()
        appearance.fill(paint)
        appearance.set("height", "100%")
        parts.fill.update(appearance)
        parts.mask.replaceChildren(with: [path])
        parts.window.replaceChildren(with: [parts.fill])
        svg.replaceChildren(with: [parts.mask, parts.window])
    }
}
