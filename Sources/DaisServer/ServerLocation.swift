// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// Determines whether a server is in development, and which hosts it answers.
///
/// Views inside another server are not told its address. The first connection reveals it: a connection knows its
/// socket, and precedes the first request. Before that, and on sockets without an internet address, the environment is
/// production, which shows less.
final class ServerLocation: Sendable {
    private struct State {
        var address: String?
        /// A proxy has passed a request on, so others than the developer see this server.
        var isBehindProxy = false
        var warnings: Set<String> = []
    }

    private let named: ServerEnvironment?
    private let options: ServerOptions
    private let hasHosts: Bool
    private let log: RateLimitedLog
    private let state = Mutex(State())

    init(options: ServerOptions, log: RateLimitedLog) {
        named = options.namedEnvironment
        self.options = options
        hasHosts = !options.answeredHosts.isEmpty
        self.log = log
    }

    func accepted(_ channel: any Channel) {
        guard let ip = channel.parent?.localAddress?.ipAddress else { return }
        state.withLock { $0.address = ip }
    }

    private var isLoopback: Bool { state.withLock { $0.address.map(ServerEnvironment.isLoopback) } ?? false }

    var isDevelopment: Bool {
        let (address, isBehindProxy) = state.withLock { ($0.address, $0.isBehindProxy) }
        guard named != nil || !isBehindProxy else { return false }
        return options.environment(listeningOn: address) == .development
    }

    /// Indicates whether only local host names are answered; see ``ServerOptions/localHostsOnly``. A header cannot
    /// change it: a foreign page that has pointed its name at this machine may send any header.
    var answersLocalHostsOnly: Bool {
        options.localHostsOnly || isLoopback && (named == .development || named == nil && !hasHosts)
    }

    private static let forwarding = [
        "X-Forwarded-For", "Forwarded", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Real-IP",
    ]

    /// Looks at the header of a request, and warns once of settings that do not fit it.
    func saw(_ fields: (String) -> String?) {
        if let name = Self.forwarding.first(where: { fields($0) != nil }) {
            state.withLock { $0.isBehindProxy = true }
            if options.clientAddressHeader == nil {
                warn(
                    """
                    A request has the header \(name), but no header is named for the addresses of clients, so a proxy \
                    counts as one client. Set ServerOptions.clientAddressHeader, or DAIS_CLIENT_ADDRESS_HEADER.
                    """)
            }
        }
        if !isDevelopment, !hasHosts, !answersLocalHostsOnly {
            warn(
                """
                This server is in production and answers for every host name, so a foreign site could point its own \
                name at it. Set ServerOptions.allowedHosts, or DAIS_ALLOWED_HOSTS.
                """)
        }
    }

    private func warn(_ text: String) {
        guard state.withLock({ $0.warnings.insert(text).inserted }) else { return }
        log.line(.warning, text)
    }
}

extension ServerOptions {
    /// The environment that the app or the user has named.
    var namedEnvironment: ServerEnvironment? {
        if let environment { return environment }
        let variable = Hummingbird.Environment().get("DAIS_ENV")
        return variable.flatMap { ServerEnvironment(rawValue: $0.lowercased()) }
    }

    /// The environment of a server with these options on an address: what was named, or development on a loopback
    /// address without a site's hosts and origins.
    package func environment(listeningOn address: String?) -> ServerEnvironment {
        if let namedEnvironment { return namedEnvironment }
        let isLocal = address.map(ServerEnvironment.isLoopback) ?? false
        return isLocal && answeredHosts.isEmpty ? .development : .production
    }

    /// The host names that are answered besides those of this machine, or none if all are.
    package var answeredHosts: [String] { allowedHosts + allowedOrigins.compactMap(OriginPolicy.host(of:)) }
}
