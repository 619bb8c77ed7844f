// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decides for which hosts this server answers, and which pages may open a socket to it.
///
/// A browser sends `Origin` with every WebSocket handshake, and scripts cannot change it. It therefore identifies a
/// foreign page that opens a socket with the user's cookies.
package struct OriginPolicy: Sendable {
    private let allowed: Set<String>
    private let hosts: Set<String>
    private let isLimited: Bool
    package var localHostsOnly: Bool

    /// - Parameters:
    ///   - allowed: Additional origins whose pages may connect.
    ///   - hosts: The host names that are answered besides those of this machine. Without any, all are.
    package init(allowed: [String], hosts: [String] = [], localHostsOnly: Bool = false) {
        self.allowed = Set(allowed.map { Self.trimmed($0.lowercased()) })
        let names = (hosts + allowed.compactMap(Self.host(of:))).map { Self.name($0.lowercased()) }
        self.hosts = Set(names.filter { !$0.isEmpty })
        isLimited = !hosts.isEmpty
        self.localHostsOnly = localHostsOnly
    }

    /// Returns whether a request is for this server. If someone's domain name resolves to this machine, a foreign page
    /// and this server have the same origin for the browser; only the host name reveals the difference. Nobody can
    /// register the local names, which are always answered.
    package func accepts(host: String?) -> Bool {
        guard localHostsOnly || isLimited, let host = host?.lowercased() else { return true }
        let name = Self.name(host)
        return hosts.contains(name) || ServerEnvironment.isLoopback(name)
    }

    /// Returns whether a page may send requests to this server.
    ///
    /// - Parameter scheme: The scheme of the request, `http` or `https`, if a proxy has told it.
    package func accepts(origin: String?, host: String?, scheme: String? = nil) -> Bool {
        guard accepts(host: host) else { return false }
        guard let origin = origin?.lowercased() else { return true }
        // "null" is the origin of sandboxed frames and files, which are never the server's own.
        guard origin != "null" else { return false }
        // Browsers write origins in ASCII. Swift takes other texts for equal if their accents are equivalent.
        guard origin.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        if allowed.contains(origin) { return true }
        guard let host = host?.lowercased(), let separator = origin.range(of: "://") else { return false }
        let own = origin[..<separator.lowerBound]
        guard own == "http" || own == "https" else { return false }
        guard scheme.map({ $0 == own }) ?? true else { return false }
        // An origin that is listed with one scheme is not allowed with the other, which anybody on the way can forge.
        let other = (own == "http" ? "https" : "http") + origin[separator.lowerBound...]
        if allowed.contains(other) { return false }
        let port = own == "https" ? ":443" : ":80"
        return Self.withoutPort(port, origin[separator.upperBound...]) == Self.withoutPort(port, host[...])
    }

    /// Returns the host name of an origin.
    static func host(of origin: String) -> String? {
        guard let separator = origin.range(of: "://") else { return nil }
        let host = name(trimmed(String(origin[separator.upperBound...])))
        return host.isEmpty ? nil : host
    }

    /// Returns a host without its port, and without the dot that ends a complete name.
    private static func name(_ host: String) -> String {
        let scalars = host.unicodeScalars
        if scalars.first == "[" {
            // Only a port may follow the bracket. Otherwise, the text is no host.
            guard let end = scalars.firstIndex(of: "]") else { return "" }
            let rest = scalars[end...].dropFirst()
            return rest.isEmpty || rest.first == ":" ? String(scalars[...end]) : ""
        }
        let name = scalars.prefix { $0 != ":" }
        return String(name.last == "." ? name.dropLast() : name)
    }

    /// Returns an authority without a default port, which either side may omit.
    private static func withoutPort(_ port: String, _ authority: Substring) -> Substring {
        authority.hasSuffix(port) ? authority.dropLast(port.count) : authority
    }

    private static func trimmed(_ origin: String) -> String {
        origin.hasSuffix("/") ? String(origin.dropLast()) : origin
    }
}
