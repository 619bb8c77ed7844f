// SPDX-License-Identifier: Apache-2.0

/// The word on the Return key of a touch screen's keyboard.
public struct SubmitLabel: Hashable, Sendable {
    /// A value of `enterkeyhint`, which knows fewer words.
    let hint: String

    public static let done = SubmitLabel(hint: "done")
    public static let go = SubmitLabel(hint: "go")
    public static let send = SubmitLabel(hint: "send")
    public static let join = SubmitLabel(hint: "go")
    public static let route = SubmitLabel(hint: "go")
    public static let search = SubmitLabel(hint: "search")
    public static let `return` = SubmitLabel(hint: "enter")
    public static let next = SubmitLabel(hint: "next")
    public static let `continue` = SubmitLabel(hint: "next")
}

extension View {
    /// Sets the word on the Return key for the fields in the view.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
    }
}
