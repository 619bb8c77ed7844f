// SPDX-License-Identifier: Apache-2.0

/// The actions of an alert: in the order of their roles, each closing the alert, with an OK where there is none.
nonisolated struct AlertButtons<Content: View>: ContainerView, ContainerFrame {
    let list: AlertButtonList<Content>
    var content: AlertButtonList<Content> { list }

    init(content: Content) { list = AlertButtonList(actions: content) }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["alert-buttons"]
        appearance.layout.opaque = true
        // The client starts the exit in the same moment as it sends the click of a button in here.
        appearance.attribute("data-closes", "")
    }
}

nonisolated struct AlertButtonList<Actions: View>: PrimitiveView {
    let actions: Actions

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node {
        AlertButtonListNode(view, in: context)
    }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: AlertButtonListNode<Actions>.self).patch(to: view)
    }
}

/// Orders and connects the buttons when they are collected: only then is it known which there are.
final class AlertButtonListNode<Actions: View>: Node {
    private var actions: Node!
    private var fallback: Node!
    private let environment: EnvironmentValues
    private weak var machine: PresentationMachine?

    init(_ view: AlertButtonList<Actions>, in context: MountContext) {
        environment = EnvironmentValues(scope: context.environment)
        machine = environment.presentationContext?.machine
        super.init(context)
        let inner = context.below(self)
        actions = Actions._mount(view.actions, in: inner)
        fallback = Button<Text>._mount(Button("OK") {}, in: inner)
    }

    func patch(to view: AlertButtonList<Actions>) { Actions._patch(actions, to: view.actions) }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let actions { visit(actions) }
        if let fallback { visit(fallback) }
    }

    override func collect(into elements: inout [Element]) {
        var own: [Element] = []
        actions.collect(into: &own)
        if own.allSatisfy({ $0.buttons.isEmpty }) { fallback.collect(into: &own) }
        let cancel = own.filter(\.cancels)
        let others = own.filter { !$0.cancels && !$0.buttons.isEmpty }
        let buttons = own.flatMap(\.buttons)
        // What the alert asks for comes before the answers.
        elements += own.filter { $0.buttons.isEmpty }
        // Two buttons stand side by side, cancel first; more stand in a column, cancel last.
        elements += buttons.count <= 2 ? cancel + others : others + cancel
        for button in buttons { connect(button) }
        // Escape means cancel, or the only thing that can be answered.
        machine?.escapeButton = cancel.first?.buttons.first ?? (buttons.count == 1 ? buttons[0] : nil)
    }

    /// The alert closes first: an action that presents something else finds its binding set to `false`.
    private func connect(_ button: Element) {
        guard button[ClosesAlert.self] == nil else { return }
        button[ClosesAlert.self] = true
        let dismiss = environment.dismiss
        button.extras?.handlers.prepend((.click, { _ in dismiss() }))
    }
}

/// Marks a button that has been connected.
enum ClosesAlert: ElementTrait {
    typealias Value = Bool
}

extension Element {
    /// The buttons in this element, itself included.
    fileprivate var buttons: [Element] {
        let isButton = tag == .button || attribute("role") == "button"
        return isButton && handles(.click) ? [self] : children.flatMap(\.buttons)
    }

    fileprivate var cancels: Bool {
        buttons.contains { $0.attribute("data-role") == ButtonRole.cancel.name }
    }
}
