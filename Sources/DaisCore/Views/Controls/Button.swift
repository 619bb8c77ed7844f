// SPDX-License-Identifier: Apache-2.0

/// A control that runs an action.
public struct Button<Label: View>: ContainerView {
    let action: @MainActor () -> Void
    let content: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        content = label()
    }

    public static func _mount(_ view: Self, in context: MountContext) -> Node {
        ButtonNode(view, in: context)
    }

    public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: ButtonNode<Label>.self).patch(to: view)
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["B"]
        appearance.attribute("type", "button")
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

final class ButtonNode<Label: View>: BoxNode {
    private var view: Button<Label>

    init(_ view: Button<Label>, in context: MountContext) {
        self.view = view
        super.init(.button, in: context)
        element.fill { Label._mount(view.content, in: context.inside(element, of: self)) }
        element.on(.click) { [unowned self] _ in self.view.action() }
        finishMounting()
    }

    func patch(to new: Button<Label>) {
        view = new
        restyle()
        Label._patch(element.content!, to: new.content)
    }

    override func describe(_ appearance: inout Appearance) { view.describe(&appearance) }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
