// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decides whether a page may open a socket to this server.
///
/// A browser sends `Origin` with every WebSocket handshake and no script can change it, so a foreign page that opens a
/// socket with the user's cookies is recognised by it. A request without `Origin` comes from no browser; whoever
/// writes such a request can write any origin too, so refusing it would protect nobody.
package struct OriginPolicy: Sendable {
    private let allowed: Set<String>
    package var localHostsOnly: Bool

    package init(allowed: [String], localHostsOnly: Bool = false) {
        self.allowed = Set(allowed.map { Self.trimmed($0.lowercased()) })
        self.localHostsOnly = localHostsOnly
    }

    /// Whether a request was meant for this server. A name that its owner points at 127.0.0.1 makes a foreign page and
    /// our server one origin to the browser; only the name gives it away.
    package func accepts(host: String?) -> Bool {
        guard localHostsOnly, let host = host?.lowercased() else { return true }
        if allowed.contains(where: { $0.hasSuffix("://" + host) }) { return true }
        let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
        return ServerEnvironment.isLoopback(String(name))
    }

    package func accepts(origin: String?, host: String?) -> Bool {
        guard accepts(host: host) else { return false }
        guard let origin = origin?.lowercased() else { return true }
        // "null" is the origin of sandboxed frames and of files: they are nobody, so they are not us.
        guard origin != "null" else { return false }
        if allowed.contains(origin) { return true }
        guard let host = host?.lowercased(), let separator = origin.range(of: "://") else { return false }
        let scheme = origin[..<separator.lowerBound]
        guard scheme == "http" || scheme == "https" else { return false }
        let port = scheme == "https" ? ":443" : ":80"
        return Self.withoutPort(port, origin[separator.upperBound...]) == Self.withoutPort(port, host[...])
    }

    /// A default port may be left out on either side.
    private static func withoutPort(_ port: String, _ authority: Substring) -> Substring {
        authority.hasSuffix(port) ? authority.dropLast(port.count) : authority
    }

    private static func trimmed(_ origin: String) -> String {
        origin.hasSuffix("/") ? String(origin.dropLast()) : origin
    }
}
