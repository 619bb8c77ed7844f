// SPDX-License-Identifier: Apache-2.0

/// The session of a browser tab, for code that ends it.
///
/// ```swift
/// struct SignOutButton: View {
///     @Environment(\.session) private var session
///
///     var body: some View {
///         Button("Leave") { session.end(reason: "You have left.") }
///     }
/// }
/// ```
@MainActor
public struct SessionHandle: Sendable {
    private weak var scope: SessionScope?

    nonisolated init(_ scope: SessionScope?) { self.scope = scope }

    /// Ends the session. Its views disappear, its tasks are canceled, and the browser loads the page again. What it then
    /// shows is decided by ``Scene/authenticate(_:)``.
    ///
    /// Ending a session that has ended, or that has no server, has no effect.
    ///
    /// - Parameter reason: A text for the user, in the user's language. The page shows it if it cannot load again by
    ///   itself, because it has done so less than a minute ago.
    public func end(reason: String? = nil) {
        guard let scope else { return }
        scope.host?.end(scope.session, reason: reason)
    }
}

extension EnvironmentValues {
    /// The session of the browser tab. Read it in a body, in a handler, or in a task of either.
    public var session: SessionHandle { SessionHandle(SessionContext.current) }
}
