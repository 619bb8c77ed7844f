// SPDX-License-Identifier: Apache-2.0

/// The end of a presentation that a caller awaits.
///
/// ```swift
/// let result = await coordinator.present(type: .sheet, returning: Color.self) { ColorList() }
/// switch result {
/// case .answered(let color): tint = color
/// case .dismissed(let reason): log("no color: \(reason)")
/// case .canceled: break
/// }
/// ```
public enum PresentationResult<Answer: Sendable>: Sendable {
    /// The content has answered; see ``EnvironmentValues/presentationAnswer``.
    case answered(Answer)
    /// The presentation has ended without an answer.
    case dismissed(DismissalReason)
    /// The task that awaits it was canceled, which dismisses the presentation, or the session has ended.
    case canceled

    /// The answer, or `nil` if there is none.
    public var answer: Answer? { if case .answered(let answer) = self { answer } else { nil } }
}

extension PresentationResult: Equatable where Answer: Equatable {}
