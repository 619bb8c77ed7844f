// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisCore
import DaisServer
import Foundation
import Testing

/// Tests a server's answers for different hosts, and behind a proxy.
@Suite("A site")
struct SiteTests {
    private func reply(
        _ path: String, host: String, port: Int, headers: [String: String] = [:]
    ) async throws -> HTTPReply? {
        let client = try await RawClient(port: port)
        let lines = headers.map { "\($0): \($1)\r\n" }.joined()
        try await client.send("GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(lines)\r\n")
        guard let head = await client.takeHead() else { return nil }
        return HTTPReply(head: head, body: await client.takeAll())
    }

    @Test("a site answers for its hosts and for this machine, and says so to others")
    func hosts() async throws {
        var options = ServerOptions()
        options.allowedHosts = ["app.example"]
        options.allowedOrigins = ["https://site.example"]
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            for host in ["app.example", "app.example:8080", "site.example", "127.0.0.1:\(server.port)", "localhost"] {
                #expect(try await reply("/", host: host, port: server.port)?.status == 200, "\(host)")
            }
            let foreign = try #require(try await reply("/", host: "evil.example", port: server.port))
            #expect(foreign.status == 421)
            #expect(foreign.text.contains("allowedHosts"))
            #expect(!foreign.text.contains("Hello"))
            let raw = try await RawClient(port: server.port)
            let handshake = SocketClient.handshake(port: server.port, headers: ["Origin": "http://evil.example"])
                .replacing("Host: 127.0.0.1:\(server.port)", with: "Host: evil.example")
            try await raw.send(handshake)
            #expect(await raw.takeHead()?.hasPrefix("HTTP/1.1 421") == true)
            raw.close()
        }
    }

    @Test("a site in production that answers for every host warns once")
    func anyHost() async throws {
        var options = ServerOptions()
        options.environment = .production
        for (hosts, warnings) in [([], 1), (["127.0.0.1"], 0)] {
            options.allowedHosts = hosts
            let lines = LogLines()
            try await TestServer.run(options: options, log: lines) {
                Text("Hello")
            } body: { server in
                for _ in 0..<3 { #expect(await HTTPReply.get("/", port: server.port)?.status == 200) }
            }
            #expect(lines.count(with: "answers for every host") == warnings)
        }
    }

    private static let isUnnamed = ProcessInfo.processInfo.environment["DAIS_ENV"] == nil

    @Test("a site with hosts or origins is in production, also on a loopback address", .enabled(if: isUnnamed))
    func production() async throws {
        var byHost = ServerOptions()
        byHost.allowedHosts = ["app.example"]
        var byOrigin = ServerOptions()
        byOrigin.allowedOrigins = ["https://app.example"]
        for options in [byHost, byOrigin] {
            #expect(options.environment(listeningOn: "127.0.0.1") == .production)
            try await TestServer.run(options: options) {
                Text("Hello")
            } body: { server in
                #expect(await HTTPReply.get("/", port: server.port)?.text.contains("\"dev\":false") == true)
            }
        }
        #expect(ServerOptions().environment(listeningOn: "127.0.0.1") == .development)
        #expect(ServerOptions().environment(listeningOn: "0.0.0.0") == .production)
        #expect(ServerOptions().environment(listeningOn: nil) == .production)
    }

    @Test(
        "a site behind a proxy is in production, and warns once that no header names its clients",
        .enabled(if: isUnnamed))
    func proxy() async throws {
        let lines = LogLines()
        try await TestServer.run(log: lines) {
            Text("Hello")
        } body: { server in
            #expect(await HTTPReply.get("/", port: server.port)?.text.contains("\"dev\":true") == true)
            for _ in 0..<3 {
                let reply = await HTTPReply.get("/", port: server.port, headers: ["X-Forwarded-For": "192.0.2.1"])
                #expect(reply?.text.contains("\"dev\":false") == true)
            }
            // A page whose name points at this machine may send the header too.
            let foreign = try await reply(
                "/", host: "evil.example", port: server.port, headers: ["X-Forwarded-For": "192.0.2.1"])
            #expect(foreign?.status == 421)
        }
        #expect(lines.count(with: "X-Forwarded-For") == 1)
        #expect(lines.count(with: "answers for every host") == 0)
    }

    @Test("a site that a proxy encrypts stays encrypted, and its pages alone may connect")
    func encryption() async throws {
        var options = ServerOptions()
        options.clientAddressHeader = "X-Forwarded-For"
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            let header = "strict-transport-security"
            let encrypted = await HTTPReply.get("/", port: server.port, headers: ["X-Forwarded-Proto": "https"])
            #expect(encrypted?.headers[header] == "max-age=31536000")
            let plain = await HTTPReply.get("/", port: server.port, headers: ["X-Forwarded-Proto": "http"])
            #expect(plain?.status == 200 && plain?.headers[header] == nil)
            #expect(await HTTPReply.get("/", port: server.port)?.headers[header] == nil)
            for (scheme, status) in [("https", 101), ("http", 403)] {
                let origin = ["Origin": "\(scheme)://127.0.0.1:\(server.port)", "X-Forwarded-Proto": "https"]
                let socket = try await SocketClient.open(port: server.port, headers: origin)
                #expect(socket.reply.status == status, "\(scheme)")
                socket.close()
            }
        }
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let reply = await HTTPReply.get("/", port: server.port, headers: ["X-Forwarded-Proto": "https"])
            #expect(reply?.headers["strict-transport-security"] == nil, "nobody vouches for the header")
        }
    }

    @Test("a site turns features of the browser off that its views do not use")
    func permissions() async throws {
        var options = ServerOptions()
        for (policy, expected) in [(options.permissionsPolicy, "camera=()"), ("usb=()", "usb=()"), ("", nil)] {
            options.permissionsPolicy = policy
            try await TestServer.run(options: options) {
                Text("Hello")
            } body: { server in
                let header = await HTTPReply.get("/", port: server.port)?.headers["permissions-policy"]
                #expect(expected.map { header?.contains($0) == true } ?? (header == nil))
            }
        }
    }

    @Test(
        "a site sends an address that begins with two slashes to its place",
        arguments: [
            ("//evil.example/navigation?at=1", "/evil.example/navigation?at=1"), ("///", "/"),
            ("/\\evil.example/", "/evil.example/"),
        ])
    func slashes(path: String, place: String) async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let reply = try #require(await HTTPReply.get(path, port: server.port))
            #expect(reply.status == 308)
            #expect(reply.headers["location"] == place)
            #expect(reply.body.isEmpty)
        }
    }

    @Test("a site's first page in production is not rendered as in development", arguments: [true, false])
    func firstPage(isDevelopment: Bool) async throws {
        struct Mode: View {
            var body: some View { Text(SessionContext.current?.isDevelopment == true ? "inside" : "outside") }
        }
        var options = ServerOptions()
        options.environment = isDevelopment ? .development : .production
        try await TestServer.run(options: options) {
            Mode()
        } body: { server in
            let text = await HTTPReply.get("/", port: server.port)?.text
            #expect(text?.contains(isDevelopment ? "inside" : "outside") == true)
        }
    }
}
