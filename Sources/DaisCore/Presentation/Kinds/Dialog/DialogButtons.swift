// SPDX-License-Identifier: Apache-2.0

/// The actions of an alert or a confirmation dialog, ordered by role. Each button closes the dialog, and a button is
/// added if there would be none to close it.
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
        // The client starts the exit when it sends the click of a button inside.
        appearance.attribute(AttributeName.closes, "")
    }
}

nonisolated struct DialogButtonList<Actions: View>: PrimitiveView {
    let isAlert: Bool
    let actions: Actions

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        DialogButtonListNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: DialogButtonListNode<Actions>.self).patch(to: view)
    }
}

/// Orders and connects the buttons when their elements are collected, because they are only known then.
final class DialogButtonListNode<Actions: View>: _Node {
    private let isAlert: Bool
    private var actions: _Node!
    /// The added button: OK for an alert without buttons, Cancel for a confirmation dialog without a cancel button.
    private var fallback: _Node!
    private let environment: EnvironmentValues
    private weak var machine: PresentationMachine?

    init(_ view: DialogButtonList<Actions>, in context: _MountContext) {
        isAlert = view.isAlert
        environment = EnvironmentValues(scope: context.environment)
        machine = environment.presentationContext?.machine
        super.init(context)
        let inner = context.below(self)
        actions = Actions._mount(view.actions, in: inner)
        let strings = BuiltInStrings(environment.locale)
        let button = isAlert ? Button(strings[.ok]) {} : Button(strings[.cancel], role: .cancel) {}
        fallback = Button<Text>._mount(button, in: inner)
    }

    func patch(to view: DialogButtonList<Actions>) { Actions._patch(actions, to: view.actions) }

    override func visitChildren(_ visit: (_Node) -> Void) {
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
        // Fields come before the buttons.
        elements += own.filter { $0.buttons.isEmpty }
        // Two buttons of an alert are side by side with cancel first. Otherwise they form a column with cancel last.
        elements += isAlert && buttons.count <= 2 ? cancel + others : others + cancel
        for button in buttons { connect(button) }
        // Escape activates cancel, or the only button unless it destroys something.
        let only = buttons.count == 1 && !buttons[0].destroys ? buttons[0] : nil
        machine?.composer.escapeButton = cancel.first?.buttons.first ?? only
    }

    /// Closes the dialog before the button's action, so that an action that presents something finds the binding
    /// `false`.
    private func connect(_ button: Element) {
        guard button[ClosesDialog.self] == nil else { return }
        button[ClosesDialog.self] = true
        button.extras?.handlers.prepend((.click, { [weak machine] _ in machine?.dismiss(.button) }))
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
    /// The buttons in this element, including itself.
    fileprivate var buttons: [Element] {
        let isButton = tag == .button || attribute("role") == "button"
        return isButton && handles(.click) ? [self] : children.flatMap(\.buttons)
    }

    /// Indicates whether the element is a button that destroys something.
    fileprivate var destroys: Bool { attribute(AttributeName.role) == ButtonRole.destructive.name }

    /// Indicates whether the element contains a button that changes nothing.
    fileprivate var cancels: Bool {
        buttons.contains { $0.attribute(AttributeName.role).map(ButtonRole.leaving.contains) ?? false }
    }
}

extension ButtonRole {
    /// The names of the roles whose buttons change nothing.
    fileprivate static let leaving = [cancel.name, close.name]
}
