// SPDX-License-Identifier: Apache-2.0

/// An area for long text that takes the space it is given and scrolls.
nonisolated public struct TextEditor: View, BuiltInView {
    let text: Binding<String>
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textInputTraits) private var traits

    public init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        FieldBox(
            kind: .editor, label: EmptyView(), prompt: nil, text: text, value: text.wrappedValue, commitsAtEnd: false,
            isEnabled: isEnabled, className: nil, traits: traits, actions: nil, editingChanged: nil)
    }
}
