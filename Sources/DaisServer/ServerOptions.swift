// SPDX-License-Identifier: Apache-2.0

/// The environment of a server: development or production.
///
/// In development, problems appear in the page and in the browser's console with view, file and remedy. In production
/// they are logged, and the user sees no internals.
///
/// ```swift
/// var options = ServerOptions()
/// options.environment = .production
/// ```
public enum ServerEnvironment: String, Sendable {
    /// The environment of developers, which shows problems in the page.
    case development
    /// The environment of users, which shows no internals.
    case production

    /// Returns whether an address is only reachable from this machine.
    package static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || host == "[::1]"
            || (host.hasPrefix("127.") && host.utf8.allSatisfy { "0123456789.".utf8.contains($0) })
    }
}

/// The limits and security settings of a server that shows views.
///
/// The defaults suit a public server with one process per core. A server behind a proxy usually sets two options:
///
/// ```swift
/// var options = ServerOptions()
/// options.allowedOrigins = ["https://example.org"]     // the site, whose host is answered
/// options.clientAddressHeader = "X-Forwarded-For"      // all connections come from the proxy
/// ```
public struct ServerOptions: Sendable {
    /// The environment. With `nil`, `DAIS_ENV` decides; without that, a server on a loopback address is in development
    /// until hosts or origins are set or a proxy passes a request on.
    public var environment: ServerEnvironment?
    /// Additional origins (`scheme://host:port`) whose pages may open a session. Their hosts are allowed too.
    public var allowedOrigins: [String] = []
    /// The host names for which the server answers, such as `example.org`, besides those of ``allowedOrigins`` and the
    /// local ones (`localhost`, `127.…`, `[::1]`). Without any name it answers for all, and warns of it in production: a
    /// foreign site could point its name at this server, and would then be the same site for a browser.
    public var allowedHosts: [String] = []
    /// A Boolean value that indicates whether a socket may be opened without an `Origin` header. Every browser sends
    /// one; a program that is no browser may not.
    public var allowsSocketsWithoutOrigin = false
    /// The value of the `Permissions-Policy` header, which turns off features that views do not use. An app whose
    /// scripts need one leaves it out of the list.
    public var permissionsPolicy =
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
        + "microphone=(), midi=(), payment=(), usb=()"
    /// The policies of Trusted Types that scripts of the app create, such as `["lit-html"]`. With a list, even an empty
    /// one, the browser refuses to make markup of text (`innerHTML`) without one of these policies. With `nil`, the
    /// scripts may use text. An app without scripts needs no list: its pages allow the client's policy only.
    public var trustedTypePolicies: [String]? {
        didSet {
            for name in trustedTypePolicies ?? [] {
                precondition(
                    name.wholeMatch(of: /[A-Za-z0-9\-#=_\/@.%]+/) != nil,
                    "A policy of Trusted Types is named by letters, digits and -#=_/@.%, unlike “\(name)”")
            }
        }
    }
    /// A Boolean value that indicates whether the server only answers requests whose `Host` is a local name
    /// (`localhost`, `127.…`, `[::1]`) or the host of an allowed origin. Otherwise a foreign site could resolve its
    /// name to this machine and read what is served here. It is always true in development on a loopback address.
    public var localHostsOnly = false
    /// The request header with the client's address, of which the last entry applies, written by the nearest proxy.
    /// Keep `nil` without a proxy, because clients could otherwise choose their address. With a name, the last entry of
    /// `X-Forwarded-Proto` is believed too: it decides which origins are the server's own, and `https` adds
    /// `Strict-Transport-Security`.
    public var clientAddressHeader: String?
    /// The name of this process, if a proxy spreads browsers over several: up to 16 ASCII letters and digits. Names of
    /// sessions begin with it and a period, and the addresses of their sockets and files contain them:
    /// `/_dais/live/2.4f1c…`. A proxy that routes by it leads a browser that returns to the process with its session.
    /// `App.main` reads it from `DAIS_WORKER`.
    public var worker: String? {
        didSet {
            precondition(
                worker.map(Self.isWorker) ?? true,
                "A worker is named by up to 16 letters and digits, unlike “\(worker ?? "")”")
        }
    }
    /// The time in seconds over which a server that is asked to stop sends its browsers away, one by one. Each comes back
    /// to another process at once. With 0, all leave together and return at random times. `App.main` reads it from
    /// `DAIS_DRAIN`. Only an app with `@main` takes that time; another server closes its connections together.
    public var drainSeconds = 0
    /// The address on which the server shows its metrics in the text format of Prometheus, such as `127.0.0.1:9100`: at
    /// `/metrics`, and never on the port of the app. With `nil`, it shows none. An app that calls
    /// `MetricsSystem.bootstrap` itself leaves this out. `App.main` reads it from `DAIS_METRICS`.
    public var metrics: String? {
        didSet {
            precondition(
                metrics.map { MetricsAddress($0) != nil } ?? true,
                "Metrics are shown on an address such as 127.0.0.1:9100, unlike “\(metrics ?? "")”")
        }
    }
    /// The request header in which a proxy names the user that it has authenticated, such as `X-Remote-User`. It is
    /// `AuthenticationRequest.remoteUser`, and only believed if ``clientAddressHeader`` is set too, and if the proxy
    /// runs on this machine or is one of ``trustedProxies``. The proxy must replace the header in every request.
    public var identityHeader: String?
    /// The addresses of proxies on other machines whose ``identityHeader`` is believed, such as `10.0.0.7` or
    /// `10.0.0.0/8`.
    public var trustedProxies: [String] = []
    /// Further request headers for `ClientRequest.headers`. A client can send any value. `Cookie`, `Authorization` and
    /// the ``identityHeader`` are never among them.
    public var requestHeaders: [String] = []
    /// The maximum number of open sessions in this process, including those that wait for their browser.
    public var maximumSessions = 20_000
    /// The maximum number of open sessions, and of sockets, per client address. Connections from this machine have no
    /// such limit without a ``clientAddressHeader``, since a proxy would count as one client.
    public var maximumSessionsPerClient = 200
    /// The maximum size of all sessions together, in bytes. Beyond it, sessions without a browser end early, then new
    /// ones are refused.
    public var maximumSessionBytes = 8_000_000_000
    /// The time in seconds that a session waits for its browser after the connection was lost.
    public var gracePeriod = 60
    /// The average number of frames per second that a connection may send. Beyond it the server reads more slowly and
    /// loses nothing.
    public var framesPerSecond = 120
    /// The maximum length of a client message in bytes. A text field takes a third of it in UTF-16 units, because its
    /// whole value is one message.
    public var maximumFrameBytes = 64 * 1024
    /// A Boolean value that indicates whether the messages of WebSockets are compressed if the browser offers it
    /// (permessage-deflate, RFC 7692, without context takeover). An opening of a sheet takes half the bytes and some
    /// microseconds of the processor. Messages of less than 512 bytes are sent as they are. Turn it off if a proxy
    /// compresses, or if the app shows a secret beside text that an attacker chooses: the length of a compressed message
    /// tells whether both share words.
    public var compressesMessages = true
    /// The maximum size of an imported file, in bytes.
    public var maximumFileBytes = 32 << 20
    /// The maximum number of files in one import.
    public var maximumFilesPerImport = 100
    /// The maximum size of all files of a session, in bytes. They are on disk, in the folder for temporary files, until
    /// the session ends.
    public var maximumFileBytesPerSession = 128 << 20
    /// The maximum size of the files of all sessions of one client address, in bytes. Connections from this machine have
    /// no such limit without a ``clientAddressHeader``. Each file counts as 16 kB at least, here and in the two limits
    /// for a session and for all.
    public var maximumFileBytesPerClient = 512 << 20
    /// The maximum size of the files of all sessions, in bytes.
    public var maximumFileBytesInTotal = 4 << 30
    /// The number of bytes that uploads leave free on the disk with the folder for temporary files. Below it they are
    /// refused. The variable `TMPDIR` names another folder.
    public var minimumFreeDiskBytes = 256 << 20
    /// The keys that encrypt the state which browsers keep, so that it survives a restart. With `nil`, each process has
    /// a random key: a reloaded page is restored, and after a restart pages begin anew.
    public var snapshotKeys: SnapshotKeys?
    /// The time in seconds during which the state that a browser keeps can be restored. With 0, browsers keep no state
    /// of sessions.
    public var snapshotLifetime = 86_400
    /// The path of a folder that keeps the client's files of the last 16 builds, for all processes of an app. A page that
    /// stays open over a deployment loads later parts of its own build from it. With `nil`, such a page is loaded again
    /// when it needs one. The folder is made if it does not exist. `App.main` reads it from `DAIS_CLIENT_FILES`.
    public var clientFolder: String?
    /// The path of a file whose text is shown over the pages of a server in development: the errors of a build, for
    /// example. Pages follow changes of the file. `App.main` reads the path from `DAIS_BUILD_REPORT`.
    public var buildReport: String?
    /// The store of the newest state of each page. Without one, browsers keep the states alone: a browser can return an
    /// older one, and a state of more than 32 kB is not kept as a whole.
    public var snapshotStore: (any SnapshotStore)?
    /// The limits of what a browser may ask of the server.
    public var traffic = TrafficLimits()
    /// The app's scripts, loaded in this order after the client.
    public var scripts: [PageScript] = []
    /// The time in seconds between two rounds of pings and expiry. One round serves all sessions.
    public var sweepInterval: Double = 20
    /// The time in seconds within which a new connection has to send its hello frame. A silent connection ends in the
    /// next round after it, see ``sweepInterval``.
    public var helloTimeout: Double = 10

    /// Creates options with the default values.
    public init() {}

    package static func isWorker(_ name: String) -> Bool { name.wholeMatch(of: /[A-Za-z0-9]{1,16}/) != nil }

    /// The maximum length of a text in UTF-16 units. Each takes up to three bytes of UTF-8, or two of escaped JSON, and
    /// the rest is reserved for the frame.
    package var longestText: Int { max(0, maximumFrameBytes - 1024) / 3 }
}
