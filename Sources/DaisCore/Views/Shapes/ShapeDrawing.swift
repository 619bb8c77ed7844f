// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The SVG element of an outline that CSS cannot draw as a box.
@MainActor
final class ShapeDrawing {
    let svg: Element
    private let path: Element
    private var cut: PaintCut?

    init(in tree: Tree) {
        svg = Element(.svg, in: tree)
        path = Element(.path, in: tree)
    }

    func draw(_ view: _ShapeView<some Shape>, _ paint: _Paint, in size: CGSize) {
        let (shape, stroke) = (view.shape, view.stroke)
        let isCutOut = paint.isImage && (stroke != nil || !paint.shadows.isEmpty)
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
            if view.isEvenOdd { appearance.set("fill-rule", "evenodd") }
        }
        path.update(appearance)
        guard isCutOut else { return svg.replaceChildren(with: [path]) }
        let cut = cut ?? PaintCut(in: svg.tree)
        self.cut = cut
        svg.replaceChildren(with: cut.elements(cutWith: path, paint, width: width.css, height: height.css))
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
}
