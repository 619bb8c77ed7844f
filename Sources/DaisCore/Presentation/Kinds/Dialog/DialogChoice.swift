// SPDX-License-Identifier: Apache-2.0

/// A button of a dialog that returns a value to the caller.
///
/// ```swift
/// let result = await coordinator.ask(
///     "Delete the album?", message: "It cannot be restored.",
///     choices: [
///         DialogChoice("Delete", role: .destructive, returns: true),
///         DialogChoice("Cancel", role: .cancel, returns: false),
///     ])
/// if result.answer == true { deleteAlbum() }
/// ```
public struct DialogChoice<Value: Sendable> {
    let title: Text
    let role: ButtonRole?
    let value: Value

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - titleKey: The title of the button.
    ///   - role: The role. Escape chooses the one with the role cancel.
    ///   - value: The answer that the caller receives.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, returns value: Value) {
        self.init(Text(titleKey), role: role, returns: value)
    }

    /// Creates a choice with a string as title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, returns value: Value) {
        self.init(Text(title), role: role, returns: value)
    }

    /// Creates a choice with a text as title.
    public init(_ title: Text, role: ButtonRole? = nil, returns value: Value) {
        self.title = title
        self.role = role
        self.value = value
    }
}

/// The buttons of a question.
nonisolated struct DialogChoices<Value: Sendable>: View, BuiltInView {
    let choices: [DialogChoice<Value>]
    @Environment(\.presentationAnswer) private var answer

    init(choices: [DialogChoice<Value>]) { self.choices = choices }

    @MainActor var body: some View {
        ForEach(choices.indices, id: \.self) { index in
            Button(role: choices[index].role) {
                answer(choices[index].value)
            } label: {
                choices[index].title
            }
        }
    }
}
