// SPDX-License-Identifier: Apache-2.0

/// The error with which ``Scene/authenticate(_:)`` refuses a request.
///
/// ```swift no-compile: part of an app
/// .authenticate { request in
///     if let user = try await store.user(of: request.cookies["login"] ?? "") { return user }
///     if request.path == "/login" { return nil }
///     throw RequestRefusal.redirect(to: "/login")
/// }
/// ```
/// The answer is the one that the error names, without further details. A connected page that is refused loads again,
/// which leads it to that answer. Any other error is a failure of the server: it is logged, and the answer is 500.
public struct RequestRefusal: Error, Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case redirect(String)
        case unauthorized(challenge: String?)
        case forbidden
    }

    package let kind: Kind

    /// Leads the browser to another page.
    ///
    /// - Parameter address: A path of the app, such as `/login`, or a complete address with `https`.
    public static func redirect(to address: String) -> RequestRefusal { RequestRefusal(kind: .redirect(address)) }

    /// Answers with 401: the server does not know who asks.
    public static let unauthorized = RequestRefusal(kind: .unauthorized(challenge: nil))

    /// Answers with 401 and the header `WWW-Authenticate`, for which browsers ask for a name and a password.
    ///
    /// - Parameter challenge: The value of the header, such as `Basic realm="Notes"`.
    public static func unauthorized(challenge: String) -> RequestRefusal {
        RequestRefusal(kind: .unauthorized(challenge: challenge))
    }

    /// Answers with 403: the server knows who asks, and does not allow it.
    public static let forbidden = RequestRefusal(kind: .forbidden)
}
