// SPDX-License-Identifier: Apache-2.0

/// The element of all text inputs: text fields, secure fields and text editors.
nonisolated struct FieldBox<Label: View>: PrimitiveView {
    enum Kind: Equatable { case line, search, secure, lines, editor }

    let kind: Kind
    let label: Label
    let prompt: Text?
    let text: Binding<String>
    /// The current value of ``text``. The outer view reads it, so that changes evaluate it.
    let value: String
    /// A Boolean that is `true` if the binding is written at the end of editing and not with every key, because partial
    /// input may not parse.
    let commitsAtEnd: Bool
    let isEnabled: Bool
    let className: String?
    let traits: TextInputTraits
    let actions: SubmitActions?
    let editingChanged: ((Bool) -> Void)?
    var selection: FieldSelection?

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { FieldNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: FieldNode<Label>.self).patch(to: view)
    }

    @MainActor var trigger: SubmitTriggers { kind == .search ? .search : .text }

    var isMultiline: Bool { kind == .lines || kind == .editor }
}

final class FieldNode<Label: View>: BoxNode {
    private var view: FieldBox<Label>
    private var label: HiddenText<Label>!
    private var prompt: HiddenText<Text?>!
    /// The uncommitted text of a field that commits at the end.
    private var draft: String?
    private var selection = SharedSelection()

    init(_ view: FieldBox<Label>, in context: _MountContext) {
        self.view = view
        super.init(view.isMultiline ? .textarea : .input, in: context)
        label = HiddenText(view.label, of: self, in: context) { [unowned self] in restyle() }
        prompt = HiddenText(view.prompt, of: self, in: context) { [unowned self] in restyle() }
        element.setField("value", .text(view.value))
        element.on(.input) { [unowned self] in typed($0.string ?? "") }
        if view.commitsAtEnd { element.on(.change) { [unowned self] in committed($0.string) } }
        if !view.isMultiline, view.actions != nil || view.commitsAtEnd {
            element.on(.submit) { [unowned self] _ in submitted() }
        }
        if view.editingChanged != nil {
            element.on(.focus) { [unowned self] in self.view.editingChanged?($0.bool ?? false) }
        }
        if view.selection != nil {
            selection.show(view.selection?.value, in: view.value)
            element.on(.custom) { [unowned self] payload in
                guard let binding = self.view.selection?.binding else { return }
                selection.report(payload, in: self.view.text.wrappedValue, to: binding)
            }
        }
        finishMounting()
        awaitInput()
    }

    func patch(to new: FieldBox<Label>) {
        view = new
        label.patch(to: new.label)
        prompt.patch(to: new.prompt)
        if let value = new.selection?.value { selection.show(value, in: new.value) }
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
            appearance.layout.grows = .horizontal
        }
        if let name = view.className { appearance.addClass(name) }
        if view.kind == .lines { appearance.attribute("rows", "1") }
        if !view.isMultiline { appearance.attribute("type", view.kind.inputType) }
        let name = label.text
        let hint = prompt.text
        appearance.attribute("placeholder", Self.given(hint) ?? Self.given(name))
        appearance.attribute("aria-label", Self.given(name) ?? Self.given(hint))
        view.traits.apply(to: &appearance)
        if view.selection != nil { appearance.attribute(AttributeName.selection, selection.text) }
        if !view.isEnabled { appearance.attribute("disabled", "") }
    }

    private static func given(_ text: String) -> String? { text.isEmpty ? nil : text }

    private func typed(_ sent: String) {
        tree.inputs.told(element, .text(sent))
        let text = view.isMultiline ? sent : sent.onOneLine
        if view.commitsAtEnd {
            draft = text
            return element.setField("value", .text(text))
        }
        view.text.wrappedValue = text
        // The binding may have rejected or changed the text.
        element.setField("value", .text(view.text.wrappedValue))
    }

    private func committed(_ text: String?) {
        if let text { tree.inputs.told(element, .text(text)) }
        commit(text.map { view.isMultiline ? $0 : $0.onOneLine } ?? draft)
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

    override func visitChildren(_ visit: (_Node) -> Void) {
        label?.visit(visit)
        prompt?.visit(visit)
    }
}

extension FieldNode: StateInput {
    var inputKind: String { "text" }

    /// A password does not leave the page and the process.
    var inputText: String? {
        guard view.kind != .secure, view.text.isInState else { return nil }
        return draft.map { view.text.wrappedValue + Self.beforeDraft + $0 } ?? view.text.wrappedValue
    }

    func enterInput(_ text: String) -> Bool {
        let parts = text.split(separator: Self.beforeDraft, maxSplits: 1, omittingEmptySubsequences: false)
        guard view.commitsAtEnd else {
            typed(text)
            return true
        }
        if parts[0] != view.text.wrappedValue { commit(String(parts[0])) }
        if parts.count > 1 { typed(String(parts[1])) }
        return true
    }

    /// Stands between the value and text that is not confirmed yet.
    private static var beforeDraft: String { "\u{1}" }
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
