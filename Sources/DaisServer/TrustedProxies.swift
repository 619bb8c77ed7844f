// SPDX-License-Identifier: Apache-2.0

package import NIOCore

/// The proxies whose header with the name of a user is believed: those on this machine, and those of a list.
package struct TrustedProxies: Sendable {
    private struct Network: Sendable {
        let bytes: [UInt8]
        let bits: Int

        func contains(_ other: [UInt8]) -> Bool {
            other.count == bytes.count
                && (0..<bits).allSatisfy { (bytes[$0 / 8] ^ other[$0 / 8]) & (0x80 >> UInt8($0 % 8)) == 0 }
        }
    }

    private let networks: [Network]

    /// - Parameter list: Addresses such as `10.0.0.7`, and networks such as `10.0.0.0/8`.
    package init(_ list: [String]) {
        networks = list.map { text in
            guard let network = Self.network(text) else {
                preconditionFailure(
                    "trustedProxies has addresses such as 10.0.0.7 and networks such as 10.0.0.0/8, unlike “\(text)”")
            }
            return network
        }
    }

    /// Returns whether a text is an address or a network.
    package static func accepts(_ text: String) -> Bool { network(text) != nil }

    /// Returns whether a connection comes from a trusted proxy. One without an internet address comes from this machine.
    package func contains(_ peer: SocketAddress?) -> Bool {
        guard let peer, let ip = peer.ipAddress else { return true }
        let bytes = Self.bytes(of: ip)
        return ClientAddress(peer: peer).isLimited == false || networks.contains { $0.contains(bytes) }
    }

    private static func network(_ text: String) -> Network? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let bytes = bytes(of: String(parts[0]))
        guard !bytes.isEmpty, parts.count <= 2 else { return nil }
        guard parts.count == 2 else { return Network(bytes: bytes, bits: bytes.count * 8) }
        guard let bits = Int(parts[1]), (0...bytes.count * 8).contains(bits) else { return nil }
        return Network(bytes: bytes, bits: bits)
    }

    /// Returns the bytes of an address, of which an IPv4 address inside an IPv6 address has four.
    private static func bytes(of ip: String) -> [UInt8] {
        switch try? SocketAddress(ipAddress: ip, port: 0) {
        case .v4(let address): return withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
        case .v6(let address):
            let bytes = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
            let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xff && bytes[11] == 0xff
            return isMapped ? Array(bytes[12...]) : bytes
        default: return []
        }
    }
}
