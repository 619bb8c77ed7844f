// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets whether the user can close the window.
    ///
    /// ```swift
    /// Editor(draft: draft)
    ///     .windowDismissBehavior(draft.isChanged ? .disabled : .automatic)
    /// ```
    /// The window is the tab. Browsers let no page keep its tab, so `disabled` makes the browser ask before it closes
    /// or reloads the tab or leaves the site. Back within the app asks nothing; see `leaveConfirmation(_:)`.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        modifier(LeaveModifier(question: behavior == .disabled ? "" : nil))
    }
}

/// The state of an interaction with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let isEnabled: Bool?

    /// The interaction is enabled.
    public static let automatic = Self(isEnabled: nil)
    /// The interaction is enabled.
    public static let enabled = Self(isEnabled: true)
    /// The interaction is disabled.
    public static let disabled = Self(isEnabled: false)
}
