// SPDX-License-Identifier: Apache-2.0

import Dais
import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Testing

@Suite("Views in another server")
struct MountingTests {
    @Test("views in another server take one call, and give a responder that has both")
    func oneCall() async throws {
        // As in the documentation of ViewApplication.
        let router = Router()
        router.get("health") { _, _ in "ok" }
        let app = Application(router: router, views: ViewApplication { Text("Mounted") }, at: "/app")
        #expect(app.services.count == 1)
        let responder = app.responder
        for (path, expected) in [("/health", 200), ("/app", 200), ("/app/deeper", 200), ("/elsewhere", 404)] {
            let request = Request(
                head: .init(method: .get, scheme: "http", authority: "localhost", path: path),
                body: .init(buffer: ByteBuffer()))
            let context = BasicRequestContext(
                source: .init(channel: EmbeddedChannel(), logger: Logger(label: "test")))
            var status = 404
            do { status = try await responder.respond(to: request, context: context).status.code } catch is HTTPError {}
            #expect(status == expected, "\(path)")
        }
    }

    /// Whoever runs the tests may have said something else.
    private static let isUnnamed = ProcessInfo.processInfo.environment["DAIS_ENV"] == nil

    @Test(
        "views in another server are in development on a loopback address, answering only to this machine's names",
        .enabled(if: isUnnamed))
    func development() async throws {
        try await TestServer.run {
            Text("Mounted")
        } body: { server in
            #expect(await HTTPReply.get("/", port: server.port)?.text.contains("\"dev\":true") == true)
            let client = try await RawClient(port: server.port)
            try await client.send("GET / HTTP/1.1\r\nHost: evil.example:\(server.port)\r\n\r\n")
            #expect(await client.takeHead()?.hasPrefix("HTTP/1.1 421") == true)
            client.close()
        }
    }

    @Test("views in another server are in production where others reach them", .enabled(if: isUnnamed))
    func production() async throws {
        try await TestServer.run(host: "0.0.0.0") {
            Text("Mounted")
        } body: { server in
            #expect(await HTTPReply.get("/", port: server.port)?.text.contains("\"dev\":false") == true)
        }
    }

    @Test("views in another server are what their options say, wherever they listen")
    func named() async throws {
        var options = ServerOptions()
        options.environment = .production
        try await TestServer.run(options: options) {
            Text("Mounted")
        } body: { server in
            #expect(await HTTPReply.get("/", port: server.port)?.text.contains("\"dev\":false") == true)
        }
    }
}
