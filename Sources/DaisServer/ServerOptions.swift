// SPDX-License-Identifier: Apache-2.0

/// Whether the people looking at the page are the ones who write it.
///
/// In development, problems are shown in the page and the browser's console with view, file and remedy. In
/// production they are logged, and the user is shown nothing internal.
public enum ServerEnvironment: String, Sendable {
    case development
    case production

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
    /// `nil`: `DAIS_ENV` decides, and without it a server is in development if it listens on a loopback address.
    public var environment: ServerEnvironment?
    /// Origins (`scheme://host:port`) whose pages may open a session, besides the server's own.
    public var allowedOrigins: [String] = []
    /// Answers only requests whose `Host` is this machine's own name (`localhost`, `127.…`, `[::1]`) or the host of an
    /// allowed origin. A foreign site could otherwise point its own name at this machine and read what is served
    /// here. In development on a loopback address it is always so.
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
    /// Bytes of the longest message that a client may send. A third of it, in units of UTF-16, is what a text field
    /// takes: its whole value is one message.
    public var maximumFrameBytes = 64 * 1024
    /// Bytes of the largest file that a user may import.
    public var maximumFileBytes = 32 << 20
    /// Files that a user may import at once.
    public var maximumFilesPerImport = 100
    /// Bytes of all files that one session keeps. They are on disk, in the folder for temporary files, until the session
    /// ends.
    public var maximumFileBytesPerSession = 128 << 20
    /// Scripts of the app's own, loaded in this order after the client.
    public var scripts: [PageScript] = []
    /// Seconds between two rounds of pings and expiry. One round serves all sessions.
    public var sweepInterval: Double = 20
    /// Seconds that a new connection has for saying hello.
    public var helloTimeout: Double = 10

    public init() {}

    /// A unit of UTF-16 is at most three bytes of UTF-8, or two of escaped JSON; the rest is for what surrounds it.
    package var longestText: Int { max(0, maximumFrameBytes - 1024) / 3 }
}
