// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A container whose arrangement can change, also to one that the app computes, while its views keep their identity.
nonisolated struct PlacedView<Content: View>: PrimitiveView {
    let frame: any ContainerFrame
    let content: Content
    /// Indicates whether the arrangement will never be that of a grid, whose rows are views.
    let dissolvesRows: Bool

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        PlacedNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: PlacedNode<Content>.self).patch(to: view)
    }
}

/// The arrangement of a layout that CSS does not know.
nonisolated struct CustomFrame: ContainerFrame, Sendable {
    let layout: any Layout

    /// Does nothing: the node describes its element.
    @MainActor func describe(_ appearance: inout Appearance) {}
}

final class PlacedNode<Content: View>: PlacingNode {
    init(_ view: PlacedView<Content>, in context: _MountContext) {
        super.init(view.frame, dissolvesRows: view.dissolvesRows, in: context)
        element.fill {
            let made = PlacedContent(view.content, of: self, in: context.inside(element, of: self))
            content = made
            return made
        }
        finishArranging(context)
    }

    func patch(to new: PlacedView<Content>) {
        change(to: new.frame) {
            unsafeDowncast(element.content!, to: PlacedContent<Content>.self).patch(to: new.content)
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        super.visitChildren(visit)
        if let content = element.content { visit(content) }
    }
}

/// Gives each view its place, on the view's outermost element.
final class PlacedContent<Content: View>: BoxModifierBase {
    private unowned let owner: PlacingNode
    private var child: _Node!

    init(_ content: Content, of owner: PlacingNode, in context: _MountContext) {
        self.owner = owner
        super.init(context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Content._mount(content, in: inner)
    }

    func patch(to content: Content) { Content._patch(child, to: content) }

    override func apply(to appearance: inout Appearance) {
        guard let box = appearance.box else { return }
        owner.describe(box.outermost, &appearance)
    }

    override var dissolvesRows: Bool { owner.dissolvesRows }

    override func collect(into elements: inout [Element]) { child?.collect(into: &elements) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
