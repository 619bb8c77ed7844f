// SPDX-License-Identifier: Apache-2.0

/// The element around controls side by side, whose name is a label that is not visible.
nonisolated struct ControlRow<Content: View>: PrimitiveView {
    let label: StyleContent?
    /// A Boolean that is `true` if the controls have a common background.
    var isFilled = true
    let content: Content

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ControlRowNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ControlRowNode<Content>.self).patch(to: view)
    }
}

final class ControlRowNode<Content: View>: BoxNode {
    private var label: HiddenText<StyleContent?>!
    private var isFilled: Bool

    init(_ view: ControlRow<Content>, in context: _MountContext) {
        isFilled = view.isFilled
        super.init(.div, in: context)
        label = HiddenText(view.label, of: self, in: context) { [unowned self] in restyle() }
        element.fill { Content._mount(view.content, in: context.inside(element, of: self)) }
        finishMounting()
    }

    func patch(to new: ControlRow<Content>) {
        isFilled = new.isFilled
        label.patch(to: new.label)
        restyle()
        Content._patch(element.content!, to: new.content)
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = isFilled ? ["H", "cgroup"] : ["H"]
        appearance.attribute("role", "group")
        let name = label.text
        if !name.isEmpty { appearance.attribute("aria-label", name) }
        appearance.layout.stack = .horizontal
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        label.visit(visit)
        if let content = element.content { visit(content) }
    }
}
