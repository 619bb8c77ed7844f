// SPDX-License-Identifier: Apache-2.0

/// What a button is for; decides its look, and in an alert its place and what Escape does.
///
/// ```swift
/// Button("Delete", role: .destructive) { delete() }
/// Button("Cancel", role: .cancel) {}
/// ```
public struct ButtonRole: Hashable, Sendable {
    /// The word for the role in the page: `data-role`.
    let name: String

    /// Deletes or loses something; never focused by itself.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves everything as it was. An alert focuses it, and Escape means it.
    public static let cancel = ButtonRole(name: "cancel")
    /// Agrees to what is asked.
    public static let confirm = ButtonRole(name: "confirm")
    /// Puts away what is shown.
    public static let close = ButtonRole(name: "close")
}
