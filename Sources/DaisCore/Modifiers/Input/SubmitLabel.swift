// SPDX-License-Identifier: Apache-2.0

/// The label of the Return key on an on-screen keyboard.
public struct SubmitLabel: Hashable, Sendable {
    /// The value of `enterkeyhint`, which has fewer labels.
    let hint: String

    /// Done.
    public static let done = SubmitLabel(hint: "done")
    /// Go.
    public static let go = SubmitLabel(hint: "go")
    /// Send.
    public static let send = SubmitLabel(hint: "send")
    /// Join; browsers show Go.
    public static let join = SubmitLabel(hint: "go")
    /// Route; browsers show Go.
    public static let route = SubmitLabel(hint: "go")
    /// Search.
    public static let search = SubmitLabel(hint: "search")
    /// Return.
    public static let `return` = SubmitLabel(hint: "enter")
    /// Next.
    public static let next = SubmitLabel(hint: "next")
    /// Continue; browsers show Next.
    public static let `continue` = SubmitLabel(hint: "next")
}

extension View {
    /// Sets the label of the Return key for the fields in the view.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
    }
}
