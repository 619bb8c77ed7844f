// SPDX-License-Identifier: Apache-2.0

/// Whether the people looking at the page are the ones who write it.
///
/// In development, problems are shown in the page and the browser's console with view, file and remedy. In
/// production they are logged, and the user is shown nothing internal.
public enum ServerEnvironment: String, Sendable {
    case development
    case production

    /// `DAIS_ENV` decides; without it, a server that only this machine can reach is in development.
    package static func current(host: String?, variable: String?) -> ServerEnvironment {
        if let variable, let named = ServerEnvironment(rawValue: variable.lowercased()) { return named }
        guard let host else { return .production }
        return isLoopback(host) ? .development : .production
    }

    /// Whether only this machine reaches an address.
    package static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || host == "[::1]"
            || (host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
    }
}

/// What a server that shows views allows its clients.
///
/// The defaults suit a public server with one process per core. A server behind a proxy usually sets two values:
///
/// ```swift
/// var options = ServerOptions()
/// options.allowedOrigins = ["https://example.org"]     // the proxy rewrites `Host`
/// options.clientAddressHeader = "X-Forwarded-For"      // all connections come from the proxy
/// ```
public struct ServerOptions: Sendable {
    /// `nil`: `DAIS_ENV` decides, and without it a mounted server is in production.
    public var environment: ServerEnvironment?
    /// Origins (`scheme://host:port`) whose pages may open a session, besides the server's own.
    public var allowedOrigins: [String] = []
    /// Answers only requests whose `Host` is this machine's own name (`localhost`, `127.…`, `[::1]`) or the host of an
    /// allowed origin. A foreign site could otherwise point its own name at this machine and read what is served
    /// here. An app with `main()` sets it in development on a loopback address.
    public var localHostsOnly = false
    /// The request header that holds the client's address. Its last entry counts, the one that the nearest proxy has
    /// written. Leave it `nil` without a proxy: a client could otherwise choose its own address.
    public var clientAddressHeader: String?
    /// Open sessions, waiting ones included, in this process.
    public var maximumSessions = 20_000
    /// Open sessions, and sockets, of one client address.
    public var maximumSessionsPerClient = 100
    /// Bytes that all sessions together may hold. Above it, sessions whose browser is gone are ended early, then new
    /// ones are refused.
    public var maximumSessionBytes = 8_000_000_000
    /// Seconds that a session waits for its browser after the connection was lost.
    public var gracePeriod = 60
    /// Frames per second that one connection may send on average. Above it the server reads more slowly; nothing is
    /// lost.
    public var framesPerSecond = 120
    /// Bytes of the longest message that a client may send.
    public var maximumFrameBytes = 64 * 1024
    /// Seconds between two rounds of pings and expiry. One round serves all sessions.
    public var sweepInterval: Double = 20
    /// Seconds that a new connection has for saying hello.
    public var helloTimeout: Double = 10

    public init() {}
}
