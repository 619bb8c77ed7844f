// SPDX-License-Identifier: Apache-2.0

/// The element that contains a control's label. A hidden label is still its accessible name.
@MainActor
final class LabelPart<Label: View> {
    let element: Element

    init(in context: _MountContext) {
        element = Element(.div, in: context.tree)
    }

    func mount(_ label: Label, of node: _Node, in context: _MountContext) {
        element.fill { Label._mount(label, in: context.inside(element, of: node)) }
    }

    func patch(to label: Label) {
        if let content = element.content { Label._patch(content, to: label) }
    }

    func describe(_ className: String = "lbl", isHidden: Bool) {
        var appearance = Appearance()
        appearance.classes = [className]
        if isHidden { appearance.addClass("vh") }
        element.update(appearance)
    }

    func visit(_ visit: (_Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
