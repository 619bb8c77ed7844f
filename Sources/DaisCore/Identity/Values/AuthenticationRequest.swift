// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The request that ``Scene/authenticate(_:)`` decides about: the facts of ``ClientRequest``, and what proves who asks.
///
/// ```swift no-compile: part of an app
/// .authenticate { request in
///     guard let token = request.cookies["login"] else { return nil as User? }
///     guard let user = try await store.user(of: token) else {
///         request.clear("login")
///         return nil
///     }
///     return user
/// }
/// ```
@dynamicMemberLookup
public struct AuthenticationRequest: Sendable {
    /// The facts of the request that views may see too.
    public package(set) var request: ClientRequest
    /// The cookies by name. If a name occurs twice, the first one counts.
    public package(set) var cookies: [String: String]
    /// The header `Authorization`, or `nil` if there is none.
    public let authorization: String?
    /// The user that a proxy has authenticated, or `nil` if no trusted proxy names one. The server's option
    /// `identityHeader` tells which header the proxy writes.
    public let remoteUser: String?
    /// The value of the cookie that tells browsers apart, or `nil` if the browser has none.
    package let browser: String?
    private let answer = Answer()

    /// Creates a request, for tests of the closure.
    ///
    /// - Parameters:
    ///   - request: The facts that views may see too.
    ///   - cookies: The cookies by name.
    ///   - authorization: The header `Authorization`.
    ///   - remoteUser: The user that a proxy has authenticated.
    public init(
        _ request: ClientRequest = ClientRequest(), cookies: [String: String] = [:], authorization: String? = nil,
        remoteUser: String? = nil
    ) {
        self.init(request, cookies: cookies, authorization: authorization, remoteUser: remoteUser, browser: nil)
    }

    package init(
        _ request: ClientRequest, cookies: [String: String], authorization: String?, remoteUser: String?,
        browser: String?
    ) {
        self.request = request
        self.cookies = cookies
        self.authorization = authorization
        self.remoteUser = remoteUser
        self.browser = browser
    }

    /// A fact of the request.
    public subscript<Value>(dynamicMember keyPath: KeyPath<ClientRequest, Value>) -> Value { request[keyPath: keyPath] }

    /// Sets a cookie with the answer to this request. At a socket, which has no answer, the browser fetches it.
    public func set(_ cookie: ResponseCookie) { answer.cookies.withLock { $0.append(cookie) } }

    /// Removes a cookie with the answer to this request.
    public func clear(_ name: String) { set(.removing(name)) }

    /// The cookies that were set, in the order of the calls.
    package var answered: [ResponseCookie] { answer.cookies.withLock { $0 } }

    /// Returns a copy with cookies as the browser will have them, whose answer is empty.
    package func with(_ cookies: [ResponseCookie]) -> AuthenticationRequest {
        var all = self.cookies
        for cookie in cookies { all[cookie.name] = cookie.isRemoval ? nil : cookie.value }
        return AuthenticationRequest(
            request, cookies: all, authorization: authorization, remoteUser: remoteUser, browser: browser)
    }

    /// Returns a copy for a page of the app, whose answer is empty.
    package func at(_ address: String, below basePath: String) -> AuthenticationRequest {
        AuthenticationRequest(
            request.at(address, below: basePath), cookies: cookies, authorization: authorization,
            remoteUser: remoteUser, browser: browser)
    }

    private final class Answer: Sendable {
        let cookies = Mutex<[ResponseCookie]>([])
    }
}
