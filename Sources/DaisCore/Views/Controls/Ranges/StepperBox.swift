// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The elements of a stepper: its label and two buttons, in one group.
nonisolated struct StepperBox<Label: View>: PrimitiveView {
    let label: Label
    let steps: StepperActions
    let value: String?
    let isEnabled: Bool
    let hidesLabel: Bool
    let locale: Locale
    let onEditingChanged: (Bool) -> Void

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { StepperNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: StepperNode<Label>.self).patch(to: view)
    }
}

final class StepperNode<Label: View>: BoxNode {
    private var view: StepperBox<Label>
    private let label: LabelPart<Label>
    private let value: Element
    private let buttons: Element
    private let down: Element
    private let up: Element

    init(_ view: StepperBox<Label>, in context: _MountContext) {
        self.view = view
        label = LabelPart(in: context)
        value = Element(.span, in: context.tree)
        buttons = Element(.div, in: context.tree)
        down = Element(.button, in: context.tree)
        up = Element(.button, in: context.tree)
        super.init(.div, in: context)
        label.mount(view.label, of: self, in: context)
        buttons.replaceChildren(with: [down, up])
        element.replaceChildren(with: [label.element] + (view.value == nil ? [] : [value]) + [buttons])
        down.on(.click) { [unowned self] _ in step(self.view.steps.down) }
        up.on(.click) { [unowned self] _ in step(self.view.steps.up) }
        down.extras?.node = self
        up.extras?.node = self
        finishMounting()
        awaitInput()
    }

    func patch(to new: StepperBox<Label>) {
        view = new
        label.patch(to: new.label)
        restyle()
    }

    private func step(_ action: (() -> Void)?) {
        guard let action else { return }
        noteInput()
        view.onEditingChanged(true)
        action()
        view.onEditingChanged(false)
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["ctl", "stepper"]
        appearance.layout.stack = .horizontal
        if !view.hidesLabel { appearance.layout.grows = .horizontal }
        appearance.attribute("role", "group")
        let name = label.element.words
        if !name.isEmpty { appearance.attribute("aria-label", name) }
        label.describe(isHidden: view.hidesLabel)
        var valueAppearance = Appearance()
        valueAppearance.becomeText()
        value.update(valueAppearance)
        value.setText(view.value ?? "")
        buttons.update(.with("steps"))
        let words = BuiltInStrings(view.locale)
        describe(down, words[.decrement], isEnabled: view.steps.down != nil)
        describe(up, words[.increment], isEnabled: view.steps.up != nil)
    }

    private func describe(_ button: Element, _ name: String, isEnabled: Bool) {
        var appearance = Appearance()
        appearance.attribute("type", "button")
        appearance.attribute("aria-label", name)
        if !isEnabled || !view.isEnabled { appearance.attribute("disabled", "") }
        button.update(appearance)
    }

    override func visitChildren(_ visit: (_Node) -> Void) { label.visit(visit) }
}

extension StepperNode: StateInput {
    var inputKind: String { "stepper" }
    var inputText: String? { view.steps.text() }
    func enterInput(_ text: String) -> Bool { view.steps.enter(text) }
}
