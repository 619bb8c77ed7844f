// SPDX-License-Identifier: Apache-2.0

/// Restores a value of view state that the user changes in a view without a node of its own.
nonisolated struct StateInputModifier: NodeModifier {
    let kind: String
    /// The value as a text, or `nil` if it belongs to the app.
    let text: String?
    /// The word for the initial value, if that differs in each session.
    let initial: String?
    let enter: (String) -> Bool

    init(kind: String, text: String?, initial: String? = nil, enter: @escaping (String) -> Bool) {
        self.kind = kind
        self.text = text
        self.initial = initial
        self.enter = enter
    }

    /// Restores a Boolean.
    init(kind: String, _ value: Binding<Bool>) {
        self.init(kind: kind, text: value.isInState ? value.wrappedValue ? "1" : "0" : nil) {
            value.wrappedValue = $0 == "1"
            return true
        }
    }

    /// The first text, and the word for it.
    struct First {
        let text: String?
        let word: String?
    }

    @MainActor static func makeState() -> First { First(text: nil, word: nil) }

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        node.state = First(text: node.modifier.text, word: node.modifier.initial)
        node.awaitInput()
    }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        guard let before = node.comparable(old.text), old.text != node.modifier.text else { return }
        node.restoration?.note(node, before: before)
    }
}

extension NodeModifierNode: StateInput where Modifier == StateInputModifier {
    var inputKind: String { modifier.kind }
    var inputText: String? { modifier.text }
    var inputBefore: String? { comparable(modifier.text) }
    func enterInput(_ text: String) -> Bool { modifier.enter(text) }

    fileprivate func comparable(_ text: String?) -> String? {
        text != nil && text == state.text ? state.word ?? text : text
    }
}
