// SPDX-License-Identifier: Apache-2.0

/// The elements of a drawing that shows a gradient.
///
/// SVG fills and strokes with colors, and its own gradients have other lengths than those of CSS. So a box has the
/// gradient, and a mask cuts it out.
@MainActor
final class PaintCut {
    private let mask: Element
    private let window: Element
    private let fill: Element
    private let name: String

    init(in tree: Tree) {
        mask = Element(.mask, in: tree)
        window = Element(.foreignObject, in: tree)
        fill = Element(.div, in: tree)
        name = "dais-stroke-" + tree.nextGroupName()
    }

    /// Returns the elements of the drawing.
    ///
    /// - Parameters:
    ///   - cutter: The element, in white, that cuts out the gradient.
    ///   - paint: The gradient. The drawing itself has its shadows.
    ///   - width: The width of the box, as a number or a percentage.
    ///   - height: The height of the box.
    func elements(cutWith cutter: Element, _ paint: _Paint, width: String, height: String) -> [Element] {
        var appearance = Appearance()
        for (name, value) in [("x", "0"), ("y", "0"), ("width", width), ("height", height)] {
            appearance.attribute(name, value)
        }
        var cut = appearance
        cut.attribute("id", name)
        cut.attribute("maskUnits", "userSpaceOnUse")
        mask.update(cut)
        appearance.attribute("mask", "url(#\(name))")
        window.update(appearance)
        appearance = Appearance()
        appearance.fill(paint.withoutShadows)
        appearance.set("height", "100%")
        fill.update(appearance)
        mask.replaceChildren(with: [cutter])
        window.replaceChildren(with: [fill])
        return [mask, window]
    }
}
