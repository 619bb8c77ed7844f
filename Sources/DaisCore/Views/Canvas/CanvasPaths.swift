// SPDX-License-Identifier: Apache-2.0

/// Paths of a drawing in one SVG element. Its coordinates are points.
nonisolated struct CanvasPaths: PrimitiveView {
    let paths: [[Attribute]]

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        CanvasPathsNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: CanvasPathsNode.self).draw(view.paths)
    }
}

final class CanvasPathsNode: BoxNode {
    init(_ view: CanvasPaths, in context: _MountContext) {
        super.init(.svg, in: context)
        draw(view.paths)
        finishMounting()
    }

    /// Draws each path with the element at its position, so that a path that changes only sends its changes.
    func draw(_ paths: [[Attribute]]) {
        var elements = Array(element.children.prefix(paths.count))
        for (index, attributes) in paths.enumerated() {
            if index == elements.count { elements.append(Element(.path, in: tree)) }
            var appearance = Appearance()
            appearance.attributes = attributes
            elements[index].update(appearance)
        }
        element.replaceChildren(with: elements)
    }

    override func describe(_ appearance: inout Appearance) { appearance.classes = ["ink"] }
}
