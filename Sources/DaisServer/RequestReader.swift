// SPDX-License-Identifier: Apache-2.0

import DaisCore
import NIOCore

/// Reads from a request what an app may know of it.
struct RequestReader: Sendable {
    private let options: ServerOptions
    private let headers: [String]
    private let proxies: TrustedProxies
    /// Indicates whether the app decides who asks. Otherwise, nothing that proves it is kept.
    private let isAsked: Bool

    /// The headers that every app may know. Both the page's request and the socket's have them.
    private static let listed = ["User-Agent", "Accept-Language", "DNT", "Sec-GPC"]
    private static let secrets: Set = ["cookie", "set-cookie", "authorization", "proxy-authorization"]

    init(_ options: ServerOptions, isAsked: Bool, log: RateLimitedLog) {
        self.options = options
        self.isAsked = isAsked
        proxies = TrustedProxies(options.trustedProxies)
        let identity = options.identityHeader?.lowercased()
        headers = (Self.listed + options.requestHeaders).filter {
            let name = $0.lowercased()
            return !Self.secrets.contains(name) && name != identity
        }
        guard identity != nil, options.clientAddressHeader == nil else { return }
        log.line(
            .warning,
            """
            A header is named for the user, but none for the addresses of clients, so no proxy is trusted and nobody is \
            known. Set ServerOptions.clientAddressHeader, or DAIS_CLIENT_ADDRESS_HEADER.
            """)
    }

    /// - Parameters:
    ///   - isEncrypted: Indicates whether the browser's connection is encrypted.
    ///   - isSecure: Indicates whether cookies are only sent encrypted.
    ///   - values: Returns all values of a header field.
    func read(
        peer: SocketAddress?, host: String?, isEncrypted: Bool, isSecure: Bool, values: (String) -> [Substring]
    ) -> AuthenticationRequest {
        let known = headers.compactMap { name in values(name).first.map { (name, String($0)) } }
        let request = ClientRequest(
            host: host, headers: RequestHeaders(known), address: address(peer: peer, values), isEncrypted: isEncrypted)
        guard isAsked else {
            return AuthenticationRequest(request, cookies: [:], authorization: nil, remoteUser: nil, browser: nil)
        }
        let cookies = ResponseCookie.read(values("Cookie"))
        let browser = cookies[BrowserCookie.name(isSecure: isSecure)]
        return AuthenticationRequest(
            request, cookies: cookies, authorization: values("Authorization").first.map(String.init),
            remoteUser: remoteUser(peer: peer, values), browser: browser.flatMap(BrowserCookie.checked))
    }

    /// The address of the browser, as the limits know it, but complete.
    private func address(peer: SocketAddress?, _ values: (String) -> [Substring]) -> String? {
        if let name = options.clientAddressHeader, let line = values(name).last,
            let entry = line.split(separator: ",").last?.filter({ $0 != " " }), !entry.isEmpty
        {
            return ClientAddress.withoutPort(entry).prefix(utf8: 64)
        }
        return peer?.ipAddress
    }

    /// The user that a trusted proxy names. A header that occurs twice has come from the browser too.
    private func remoteUser(peer: SocketAddress?, _ values: (String) -> [Substring]) -> String? {
        guard let name = options.identityHeader, options.clientAddressHeader != nil, proxies.contains(peer) else {
            return nil
        }
        let named = values(name)
        guard named.count == 1, let user = named.first, !user.isEmpty else { return nil }
        return String(user)
    }
}

/// The cookie that tells browsers apart, in apps that decide who asks. It proves nobody's identity: an address that sets
/// cookies only works in the browser whose session it belongs to, and so does the secret of a session.
enum BrowserCookie {
    static func name(isSecure: Bool) -> String { isSecure ? "__Host-dais" : "dais" }

    /// Returns the value if the server can have made it.
    static func checked(_ value: String) -> String? {
        value.utf8.count == 32 && value.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) } ? value : nil
    }

    static func fresh(isSecure: Bool) -> ResponseCookie {
        var cookie = ResponseCookie(name(isSecure: isSecure), PageRenderer.makeNonce())
        cookie.isSecure = isSecure
        return cookie
    }
}
