// SPDX-License-Identifier: Apache-2.0

/// The purpose of a button. It determines the appearance, and in an alert the position and the effect of the Escape
/// key.
///
/// ```swift
/// Button("Delete", role: .destructive) { delete() }
/// Button("Cancel", role: .cancel) {}
/// ```
public struct ButtonRole: Hashable, Sendable {
    /// The value of `data-role` in the page.
    let name: String

    /// A button that deletes or loses something. It never gets the initial focus.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that leaves everything unchanged. In an alert it gets the initial focus, and Escape presses it.
    public static let cancel = ButtonRole(name: "cancel")
    /// A button that confirms.
    public static let confirm = ButtonRole(name: "confirm")
    /// A button that closes what is shown.
    public static let close = ButtonRole(name: "close")
}
