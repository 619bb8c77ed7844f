// SPDX-License-Identifier: Apache-2.0

/// The node of a picker that shows all its choices, with an element around the view of each.
class PickerChoicesNode<Label: View, Content: View>: BoxNode {
    private(set) var label: HiddenText<Label>!
    private(set) var options: PickerOptions<Content>!

    /// Mounts the label and the choices, after the subclass has set its own properties.
    final func mount(_ label: Label, _ content: Content, in context: _MountContext) {
        self.label = HiddenText(label, of: self, in: context) { [unowned self] in restyle() }
        element.extras = element.extras ?? ElementExtras()
        element.extras?.arrange = { [unowned self] in arrange($0) }
        element.fill {
            options = PickerOptions(content, in: context.inside(element, of: self)) { [weak self] in
                self?.element.invalidateChildren()
            }
            return options
        }
        finishMounting()
    }

    final func patch(_ label: Label, _ content: Content) {
        self.label.patch(to: label)
        options.patch(to: content)
        restyle()
    }

    /// Replaces the children of the picker by elements for the choices in `elements`.
    func arrange(_ elements: [Element]) {}

    override func visitChildren(_ visit: (_Node) -> Void) {
        label?.visit(visit)
        if let options { visit(options) }
    }
}
