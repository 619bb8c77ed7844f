// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A page in the page, with a width, colors and a direction of its own.
nonisolated struct PreviewFrame: PrimitiveView {
    let address: String
    let title: String
    let size: CGSize

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        PreviewFrameNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: PreviewFrameNode.self).patch(to: view)
    }
}

private final class PreviewFrameNode: BoxNode {
    private var view: PreviewFrame

    init(_ view: PreviewFrame, in context: _MountContext) {
        self.view = view
        super.init(.iframe, in: context)
        finishMounting()
    }

    func patch(to new: PreviewFrame) {
        view = new
        restyle()
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.attribute("src", view.address)
        appearance.attribute("title", view.title)
        appearance.set("border", "0")
        appearance.set("flex", "none")
        appearance.set("max-width", "none")
        appearance.set("width", Double(view.size.width).css + "px")
        appearance.set("height", Double(view.size.height).css + "px")
        appearance.layout.opaque = true
    }
}
