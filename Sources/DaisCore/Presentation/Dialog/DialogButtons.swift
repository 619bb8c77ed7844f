// SPDX-License-Identifier: Apache-2.0

/// The actions of an alert or a confirmation dialog: in the order of their roles, each closing it, with one more where
/// there would be no way out.
nonisolated struct DialogButtons<Actions: View>: ContainerView, ContainerFrame {
    let kind: PresentationKind
    let content: DialogButtonList<Actions>

    init(kind: PresentationKind, actions: Actions) {
        self.kind = kind
        content = DialogButtonList(isAlert: kind == .alert, actions: actions)
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [kind == .alert ? "alert-buttons" : "dialog-actions"]
        appearance.layout.opaque = true
        // The client starts the exit in the same moment as it sends the click of a button in here.
        appearance.attribute("data-closes", "")
    }
}

nonisolated struct DialogButtonList<Actions: View>: PrimitiveView {
    let isAlert: Bool
    let actions: Actions

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node {
        DialogButtonListNode(view, in: context)
    }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: DialogButtonListNode<Actions>.self).patch(to: view)
    }
}

/// Orders and connects the buttons when they are collected: only then is it known which there are.
final class DialogButtonListNode<Actions: View>: Node {
    private let isAlert: Bool
    private var actions: Node!
    /// An alert without buttons has an OK; a confirmation dialog without a way out has a Cancel.
    private var fallback: Node!
    private let environment: EnvironmentValues
    private weak var machine: PresentationMachine?

    init(_ view: DialogButtonList<Actions>, in context: MountContext) {
        isAlert = view.isAlert
        environment = EnvironmentValues(scope: context.environment)
        machine = environment.presentationContext?.machine
        super.init(context)
        let inner = context.below(self)
        actions = Actions._mount(view.actions, in: inner)
        let words = BuiltInWords(environment.locale)
        let button = isAlert ? Button(words[.ok]) {} : Button(words[.cancel], role: .cancel) {}
        fallback = Button<Text>._mount(button, in: inner)
    }

    func patch(to view: DialogButtonList<Actions>) { Actions._patch(actions, to: view.actions) }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let actions { visit(actions) }
        if let fallback { visit(fallback) }
    }

    override func collect(into elements: inout [Element]) {
        var own: [Element] = []
        actions.collect(into: &own)
        let hasWayOut = own.contains { isAlert ? !$0.buttons.isEmpty : $0.cancels }
        if !hasWayOut { fallback.collect(into: &own) }
        let cancel = own.filter(\.cancels)
        let others = own.filter { !$0.cancels && !$0.buttons.isEmpty }
        let buttons = own.flatMap(\.buttons)
        // What the dialog asks for comes before the answers.
        elements += own.filter { $0.buttons.isEmpty }
        // Two buttons of an alert stand side by side, cancel first; everywhere else they stand in a column, cancel last.
        elements += isAlert && buttons.count <= 2 ? cancel + others : others + cancel
        for button in buttons { connect(button) }
        // Escape means cancel, or the only thing that can be answered.
        machine?.escapeButton = cancel.first?.buttons.first ?? (buttons.count == 1 ? buttons[0] : nil)
    }

    /// The dialog closes first: an action that presents something else finds its binding set to `false`.
    private func connect(_ button: Element) {
        guard button[ClosesDialog.self] == nil else { return }
        button[ClosesDialog.self] = true
        let dismiss = environment.dismiss
        button.extras?.handlers.prepend((.click, { _ in dismiss() }))
        guard let confirmed = environment.dialogConfirmed else { return }
        button.on(.click) { [unowned button] _ in
            if !button.cancels { confirmed() }
        }
    }
}

/// Marks a button that has been connected.
enum ClosesDialog: ElementTrait {
    typealias Value = Bool
}

extension Element {
    /// The buttons in this element, itself included.
    fileprivate var buttons: [Element] {
        let isButton = tag == .button || attribute("role") == "button"
        return isButton && handles(.click) ? [self] : children.flatMap(\.buttons)
    }

    /// Whether it leaves everything as it was.
    fileprivate var cancels: Bool {
        buttons.contains { $0.attribute("data-role").map(ButtonRole.leaving.contains) ?? false }
    }
}

extension ButtonRole {
    /// The names of the roles of buttons that change nothing.
    fileprivate static let leaving = [cancel.name, close.name]
}
