// SPDX-License-Identifier: Apache-2.0
#if !DAIS_CORE_ONLY
@testable import DaisServer
import Foundation

/// The origins and hosts of requests.
///
/// An input has a byte of options and then four lines: an allowed origin, an answered host, the origin and the host.
enum OriginTarget: FuzzTarget {
    static let name = "origins"
    static let words =
        FuzzInput.joining + [
            "http://", "https://", "://", "app.example", "evil.example", ":443", ":80", ":8080", "[::1]", "[", "]",
            "localhost", ".localhost", "127.0.0.1", "127.", "null", "file://", "/", "@", ".", "\n",
        ]
    static let seeds = [
        "\u{0}https://app.example/\n\nhttps://app.example\napp.example:443", "\u{1}\n\nhttp://[::1]:8080\n[::1]:8080",
        "\u{2}https://app.example\napi.example\nhttp://api.example.\napi.example",
        "\u{3}\nexample.org\nhttps://127.0.0.1:1\n127.0.0.1:1", "\u{7}\n\nnull\nevil.example",
    ]

    nonisolated static func run(_ bytes: [UInt8]) {
        var input = FuzzInput(bytes)
        let options = input.byte()
        let (allowed, listed, origin, host) = (input.line(), input.line(), input.line(), input.text())
        let scheme: String? = options & 4 == 0 ? nil : options & 8 == 0 ? "https" : "http"
        let policy = OriginPolicy(
            allowed: [allowed], hosts: options & 2 == 0 ? [] : [listed], localHostsOnly: options & 1 != 0)
        if policy.accepts(host: host), options & 3 != 0 {
            let name = hostName(host)
            let known = [hostName(listed), OriginPolicy.host(of: allowed).map(hostName)]
            expect(name.map { isLocal($0) || known.contains($0) } == true, "answers for \(host.debugDescription)")
        }
        guard policy.accepts(origin: origin, host: host, scheme: scheme) else { return }
        expect(policy.accepts(host: host), "an origin without its host")
        let plain = origin.lowercased()
        if plain.utf8.elementsEqual(allowed.lowercased().utf8)
            || (plain + "/").utf8.elementsEqual(allowed.lowercased().utf8)
        {
            return
        }
        let parts = plain.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1)
        let own = parts.first.map { String($0) ?? "" }
        expect(own == "http" || own == "https", "a scheme of no page: \(origin.debugDescription)")
        expect(scheme == nil || scheme == own, "another scheme: \(origin.debugDescription)")
        let authority = String(decoding: plain.utf8.dropFirst((own ?? "").utf8.count + 3), as: UTF8.self)
        // Either side may omit the default port.
        let port = own == "https" ? ":443" : ":80"
        let isSame = [authority, authority + port].contains { authority in
            [host.lowercased(), host.lowercased() + port].contains { $0.utf8.elementsEqual(authority.utf8) }
        }
        expect(
            isSame || hostName(authority) != nil && hostName(authority) == hostName(host),
            "\(origin.debugDescription) for \(host.debugDescription)")
    }

    /// Returns the name of an authority without its port and a final dot, or `nil` if nothing may follow the name.
    private static func hostName(_ authority: String) -> String? {
        let bytes = Array(authority.lowercased().utf8)
        var name = bytes.prefix { $0 != UInt8(ascii: ":") }
        if bytes.first == UInt8(ascii: "[") {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            name = bytes[...end]
        }
        let port = bytes[name.endIndex...]
        guard port.isEmpty || port.first == UInt8(ascii: ":") else { return nil }
        if name.last == UInt8(ascii: ".") { name.removeLast() }
        return String(decoding: name, as: UTF8.self)
    }

    private static func isLocal(_ name: String) -> Bool {
        if name == "localhost" || name.utf8.suffix(10).elementsEqual(".localhost".utf8) || name == "[::1]" {
            return true
        }
        return name.utf8.prefix(4).elementsEqual("127.".utf8)
            && name.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2e }
    }
}
#endif
