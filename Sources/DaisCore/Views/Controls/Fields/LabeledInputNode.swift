// SPDX-License-Identifier: Apache-2.0

/// The node of a `<label>` with the label's views and an input. The browser takes the accessible name from it, and a
/// click on it reaches the input.
class LabeledInputNode<Label: View>: BoxNode {
    let label: LabelPart<Label>
    let field: Element

    init(_ content: Label, isFieldFirst: Bool = false, in context: _MountContext) {
        label = LabelPart(in: context)
        field = Element(.input, in: context.tree)
        super.init(.label, in: context)
        label.mount(content, of: self, in: context)
        element.replaceChildren(with: isFieldFirst ? [field, label.element] : [label.element, field])
        field.on(.change) { [unowned self] in changed($0) }
        field.extras?.node = self
    }

    /// Handles a change by the user.
    func changed(_ payload: EventPayload) {}

    override func visitChildren(_ visit: (_Node) -> Void) { label.visit(visit) }
}
