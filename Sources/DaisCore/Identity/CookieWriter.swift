// SPDX-License-Identifier: Apache-2.0

/// Sets cookies from a handler.
///
/// A socket cannot set cookies. The browser therefore sends a request to an address that works once and for a few
/// seconds, whose answer sets them. The call returns when the browser has them, and the closure of
/// ``Scene/authenticate(_:)`` has been asked again:
///
/// ```swift
/// struct LoginForm: View {
///     @Environment(\.cookies) private var cookies
///     @State private var password = ""
///     @State private var isWrong = false
///
///     var body: some View {
///         SecureField("Password", text: $password)
///         if isWrong { Text("This password is wrong.") }
///         Button("Log in") {
///             guard let token = token(for: password) else { return isWrong = true }
///             Task { try await cookies.set("login", token, maxAge: .seconds(86_400)) }
///         }
///     }
///
///     func token(for password: String) -> String? { nil }
/// }
/// ```
/// If the identity was nobody's and is somebody's now, the views stay and read the new identity, and the session gets
/// a new secret. After any other change the session ends, and the browser loads the page again as the new user.
public struct CookieWriter: Sendable {
    private let scope: SessionScope?

    init(_ scope: SessionScope?) { self.scope = scope }

    /// Sets a cookie with the defaults of ``ResponseCookie``.
    ///
    /// - Parameters:
    ///   - name: The name of the cookie.
    ///   - value: Any text.
    ///   - maxAge: The time after which the browser forgets it, or `nil` for the end of the browser's session.
    /// - Throws: A ``CookieError`` if the browser does not have the cookie.
    public func set(_ name: String, _ value: String, maxAge: Duration? = nil) async throws(CookieError) {
        try await set(ResponseCookie(name, value, maxAge: maxAge))
    }

    /// Sets a cookie.
    ///
    /// - Throws: A ``CookieError`` if the browser does not have the cookie.
    public func set(_ cookie: ResponseCookie) async throws(CookieError) {
        guard !cookie.isTooLong else { throw .tooLong }
        guard let scope else { throw .ended }
        if let error = await scope.cookieErrands.run([cookie]) { throw error }
    }

    /// Removes a cookie.
    ///
    /// - Throws: A ``CookieError`` if the browser may still have the cookie.
    public func clear(_ name: String) async throws(CookieError) { try await set(.removing(name)) }
}

extension EnvironmentValues {
    /// Sets cookies from a handler; see ``CookieWriter``. Read it in a body, in a handler, or in a task of either.
    public var cookies: CookieWriter { CookieWriter(SessionContext.current) }
}

/// The reason why a browser does not have a cookie.
public enum CookieError: Error, Sendable, Equatable {
    /// The name and the value together are longer than 4,096 bytes, which browsers ignore.
    case tooLong
    /// The browser has not fetched the cookie in time, for example because it is offline.
    case late
    /// The server has refused the browser's request, for example because the browser accepts no cookies.
    case refused
    /// The session has ended, or there is none.
    case ended
}
