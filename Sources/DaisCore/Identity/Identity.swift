// SPDX-License-Identifier: Apache-2.0

private enum IdentityKey: EnvironmentKey { static var defaultValue: AnyIdentity?? { nil } }

extension EnvironmentValues {
    /// The identity of the user, which the closure of ``Scene/authenticate(_:)`` has returned, or `nil` for nobody.
    ///
    /// An app declares a property with its own type once, and reads that one:
    ///
    /// ```swift
    /// struct User: Equatable, Sendable { var name: String }
    ///
    /// extension EnvironmentValues {
    ///     var user: User? { self[identity: User.self] }
    /// }
    ///
    /// struct Greeting: View {
    ///     @Environment(\.user) private var user
    ///
    ///     var body: some View { Text(user.map { "Hello, \($0.name)" } ?? "Hello") }
    /// }
    /// ```
    /// Set it with `environment(\.identity, user)` to show a view as somebody, in previews and tests. This changes what
    /// the views inside read, and no session.
    public var identity: (any Sendable & Equatable)? {
        get {
            if let set = self[IdentityKey.self] { return set?.value }
            return self[VisitorKey.self]?.identity?.value
        }
        set { self[IdentityKey.self] = .some(newValue.map { AnyIdentity($0) }) }
    }

    /// The identity of the user as a value of the app's type, or `nil` for nobody; see ``identity``.
    public subscript<I: Sendable & Equatable>(identity type: I.Type) -> I? { identity as? I }
}

extension EnvironmentValues {
    /// The request with which the browser has opened the session, or come back to it; see ``ClientRequest``.
    ///
    /// A page that is shown without a server, as in tests, has an empty request.
    public var request: ClientRequest {
        get { self[RequestKey.self] ?? self[VisitorKey.self]?.request ?? ClientRequest() }
        set { self[RequestKey.self] = newValue }
    }
}

private enum RequestKey: EnvironmentKey { static var defaultValue: ClientRequest? { nil } }
