// SPDX-License-Identifier: Apache-2.0

/// An action that answers the caller of the presentation that contains the view, and dismisses the presentation.
///
/// ```swift
/// struct ColorList: View {
///     @Environment(\.presentationAnswer) private var answer
///
///     var body: some View {
///         Button("Red") { answer(Color.red) }
///         Button("Blue") { answer(Color.blue) }
///     }
/// }
/// ```
/// The first answer counts. A presentation inside the awaited one answers it too. The action has no effect, and is
/// reported, if nobody awaits an answer, or one of another type.
@MainActor
public struct AnswerAction {
    private let action: @MainActor (any Sendable) -> Void

    nonisolated init(_ action: @escaping @MainActor (any Sendable) -> Void) { self.action = action }

    /// Answers with a value of the type that the caller expects. Call the action like a function: `answer(value)`.
    public func callAsFunction(_ answer: some Sendable) { action(answer) }
}

enum AnswerActionKey: EnvironmentKey {
    static var defaultValue: AnswerAction {
        AnswerAction { value in
            Diagnostics.warn(
                "A view outside of any presentation answers with a \(type(of: value)).",
                remedy: "Read \\.presentationAnswer in the content of present(type:returning:content:).")
        }
    }
}

extension EnvironmentValues {
    /// Answers the caller that awaits the enclosing presentation.
    public var presentationAnswer: AnswerAction { self[AnswerActionKey.self] }
}
