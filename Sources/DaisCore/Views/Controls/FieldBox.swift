// SPDX-License-Identifier: Apache-2.0

/// The element of everything a user types into: text fields, secure fields, text editors.
nonisolated struct FieldBox<Label: View>: PrimitiveView {
    enum Kind: Equatable { case line, search, secure, lines, editor }

    let kind: Kind
    let label: Label
    let prompt: Text?
    let text: Binding<String>
    /// What ``text`` is at the moment; read by the view around, so that it hears of changes.
    let value: String
    /// The binding is written when the user is done and not with every key: what is being typed need not parse yet.
    let commitsAtEnd: Bool
    let isEnabled: Bool
    let className: String?
    let traits: TextInputTraits
    let actions: SubmitActions?
    let editingChanged: ((Bool) -> Void)?

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { FieldNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: FieldNode<Label>.self).patch(to: view)
    }

    @MainActor var trigger: SubmitTriggers { kind == .search ? .search : .text }

    var isMultiline: Bool { kind == .lines || kind == .editor }
}

final class FieldNode<Label: View>: BoxNode {
    private var view: FieldBox<Label>
    private var label: Words<Label>!
    private var prompt: Words<Text?>!
    /// What is being typed into a field that commits at the end.
    private var draft: String?

    init(_ view: FieldBox<Label>, in context: MountContext) {
        self.view = view
        super.init(view.isMultiline ? .textarea : .input, in: context)
        label = Words(view.label, of: self, in: context) { [unowned self] in restyle() }
        prompt = Words(view.prompt, of: self, in: context) { [unowned self] in restyle() }
        element.setField("value", .text(view.value))
        element.on(.input) { [unowned self] in typed($0.string ?? "") }
        if view.commitsAtEnd { element.on(.change) { [unowned self] in committed($0.string) } }
        if !view.isMultiline, view.actions != nil || view.commitsAtEnd {
            element.on(.submit) { [unowned self] _ in submitted() }
        }
        if view.editingChanged != nil {
            element.on(.focus) { [unowned self] in self.view.editingChanged?($0.bool ?? false) }
        }
        finishMounting()
    }

    func patch(to new: FieldBox<Label>) {
        view = new
        label.patch(to: new.label)
        prompt.patch(to: new.prompt)
        restyle()
        element.setField("value", .text(draft ?? new.value))
    }

    override var paints: Bool { true }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["field"]
        if view.kind == .lines { appearance.addClass("lines") }
        if view.kind == .editor {
            appearance.addClass("editor")
            appearance.layout.grows = [.horizontal, .vertical]
        } else {
            if let name = view.className { appearance.addClass(name) }
            appearance.layout.grows = .horizontal
        }
        if view.kind == .lines { appearance.attribute("rows", "1") }
        if !view.isMultiline { appearance.attribute("type", view.kind.inputType) }
        let name = label.text
        let hint = prompt.text
        appearance.attribute("placeholder", Self.given(hint) ?? Self.given(name))
        appearance.attribute("aria-label", Self.given(name) ?? Self.given(hint))
        view.traits.apply(to: &appearance)
        if !view.isEnabled { appearance.attribute("disabled", "") }
    }

    private static func given(_ text: String) -> String? { text.isEmpty ? nil : text }

    private func typed(_ text: String) {
        tree.inputs.told(element, .text(text))
        if view.commitsAtEnd {
            draft = text
            return element.setField("value", .text(text))
        }
        view.text.wrappedValue = text
        // The binding may have refused or changed what was typed.
        element.setField("value", .text(view.text.wrappedValue))
    }

    private func committed(_ text: String?) {
        if let text { tree.inputs.told(element, .text(text)) }
        commit(text ?? draft)
    }

    private func commit(_ text: String?) {
        if let text { view.text.wrappedValue = text }
        draft = nil
        element.setField("value", .text(view.text.wrappedValue))
    }

    private func submitted() {
        if view.commitsAtEnd { commit(draft) }
        view.actions?.submit(view.trigger)
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        label?.visit(visit)
        prompt?.visit(visit)
    }
}

extension FieldBox.Kind {
    /// The `type` of the input element.
    fileprivate var inputType: String {
        switch self {
        case .secure: "password"
        case .search: "search"
        default: "text"
        }
    }
}
