// SPDX-License-Identifier: Apache-2.0

/// A container whose arrangement can change while its views keep their identity and their state.
nonisolated struct ArrangedView<Content: View>: PrimitiveView {
    let frame: any ContainerFrame
    let content: Content

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ArrangedNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ArrangedNode<Content>.self).patch(to: view)
    }
}

final class ArrangedNode<Content: View>: BoxNode {
    private var frame: any ContainerFrame

    init(_ view: ArrangedView<Content>, in context: _MountContext) {
        frame = view.frame
        super.init(.div, in: context)
        element.fill { Content._mount(view.content, in: context.inside(element, of: self)) }
        finishMounting()
        if frame is GridFrame { element.alignColumns() }
    }

    func patch(to new: ArrangedView<Content>) {
        frame = new.frame
        Content._patch(element.content!, to: new.content)
        restyle()
        guard frame is GridFrame else { return }
        // Added and removed rows are known after the children have been collected.
        tree.whenWritten { [weak self] in
            guard let self, isMounted else { return }
            restyle()
            element.alignColumns()
        }
    }

    override func describe(_ appearance: inout Appearance) {
        frame.describe(&appearance)
        if !(frame is GridFrame) { appearance.require(.loneGridRows) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}

extension FeatureStyle {
    /// A row of a grid in another layout is a group: the layout arranges its cells.
    static let loneGridRows = FeatureStyle(
        "lone-grid-rows",
        """
        .Z > .cells > * { grid-area: 1 / 1 }
        .V > .cells > * { flex: none; align-self: auto; max-width: 100% }
        .V > .cells > .gx { align-self: stretch }
        .V > .cells > .gy { flex: 1 1 0; min-height: min-content }
        .H > .cells > * { align-self: auto; min-width: 0 }
        .H > .cells > .gx { flex: 1 1 0 }
        .H > .cells > .gy { align-self: stretch }
        """)
}
