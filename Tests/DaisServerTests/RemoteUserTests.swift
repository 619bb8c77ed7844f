// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import NIOCore
import Synchronization
import Testing

@Suite("Users that a proxy names")
struct RemoteUserTests {
    private static let byProxy = Authentication { request in request.remoteUser.map { Person(name: $0) } }

    private func name(_ options: ServerOptions, _ lines: String, log: LogLines? = nil) async throws -> String {
        let found = Mutex("")
        try await TestServer.run(options: options, log: log, authentication: Self.byProxy) {
            WhoView()
        } body: { server in
            let client = try await RawClient(port: server.port)
            try await client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\(lines)\r\n")
            let text = String(decoding: await client.takeAll(), as: UTF8.self)
            let match = try #require(text.firstMatch(of: /I am ([a-z]+)\./))
            found.withLock { $0 = String(match.1) }
        }
        return found.withLock { $0 }
    }

    @Test("the header of a trusted proxy names the user, if the server is told to believe it")
    func remoteUser() async throws {
        var options = ServerOptions()
        let headers = "X-Forwarded-For: 192.0.2.7\r\nX-Remote-User: ada\r\n"
        #expect(try await name(options, headers) == "nobody")
        options.clientAddressHeader = "X-Forwarded-For"
        #expect(try await name(options, headers) == "nobody")
        options.identityHeader = "X-Remote-User"
        #expect(try await name(options, headers) == "ada")
        #expect(try await name(options, headers + "X-Remote-User: eve\r\n") == "nobody")
        let log = LogLines()
        options.clientAddressHeader = nil
        #expect(try await name(options, headers, log: log) == "nobody")
        #expect(log.count(with: "no proxy is trusted and nobody is known") == 1)
    }

    @Test("proxies on this machine are trusted, and those of the list")
    func proxies() throws {
        let proxies = TrustedProxies(["10.1.2.3", "192.168.0.0/16", "2001:db8::/33"])
        for (ip, isTrusted) in [
            ("127.0.0.1", true), ("::1", true), ("10.1.2.3", true), ("10.1.2.4", false), ("192.168.7.7", true),
            ("192.169.0.1", false), ("::ffff:192.168.7.7", true), ("2001:db8::1", true), ("2001:db8:8000::1", false),
            ("203.0.113.9", false),
        ] {
            #expect(proxies.contains(try SocketAddress(ipAddress: ip, port: 1)) == isTrusted, "\(ip)")
        }
        for text in ["proxy.example", "10.0.0.0/33", "10.0.0.0/", "", "10.0.0.0/8/8"] {
            #expect(!TrustedProxies.accepts(text))
        }
    }
}
