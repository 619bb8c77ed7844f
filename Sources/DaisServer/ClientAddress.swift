// SPDX-License-Identifier: Apache-2.0

package import NIOCore

/// The address of a client, as the limits know it.
///
/// One customer usually has a whole /64 network of IPv6, so those addresses count as one. An IPv4 address inside an
/// IPv6 address counts as itself.
package struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
    package let description: String
    /// A Boolean value that is `false` if many clients share the address: this machine, where a proxy without a header
    /// for client addresses runs.
    package let isLimited: Bool

    private init(description: String, isLimited: Bool) {
        self.description = description
        self.isLimited = isLimited
    }

    /// The peer of a connection without an internet address.
    package static let local = ClientAddress(description: "local", isLimited: false)

    /// Reads an address from a header or a socket, with or without a port.
    package init(_ text: String) {
        self.init(description: Self.network(of: Self.withoutPort(text)), isLimited: true)
    }

    /// The address of a connection's peer, where no header names the client.
    package init(peer: SocketAddress?) {
        guard let ip = peer?.ipAddress else {
            self = .local
            return
        }
        let network = Self.network(of: ip)
        self.init(description: network, isLimited: !ServerEnvironment.isLoopback(network))
    }

    /// Some proxies append the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
    static func withoutPort(_ text: String) -> String {
        if text.hasPrefix("[") { return String(text.dropFirst().prefix { $0 != "]" }) }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 ? String(parts[0]) : text
    }

    private static func network(of text: String) -> String {
        guard let address = try? SocketAddress(ipAddress: text, port: 0), case .v6(let v6) = address else {
            // No address is longer, and a longer text would fill the table.
            return String(decoding: text.utf8.prefix(64), as: UTF8.self)
        }
        let bytes = withUnsafeBytes(of: v6.address.sin6_addr) { Array($0) }
        if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xff, bytes[11] == 0xff {
            return bytes[12...].map(String.init).joined(separator: ".")
        }
        if bytes[..<15].allSatisfy({ $0 == 0 }), bytes[15] == 1 { return "::1" }
        let groups = stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
        return groups.joined(separator: ":") + "::/64"
    }
}
