// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Foundation
import Testing

@testable import DaisServer

#Preview("Served preview", traits: .fixedLayout(width: 320, height: 200)) {
    @Previewable @State var count = 0
    Button("Count \(count)") { count += 1 }
}

@Suite("Previews of a server")
struct PreviewTests {
    private static let id = "daisservertests-previewtests-swift.served-preview"

    private static func run(
        _ environment: ServerEnvironment?, at path: String = "/",
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        var options = ServerOptions()
        options.environment = environment
        try await TestServer.run(options: options, at: path) {
            Text("The app")
        } body: { server in
            try await body(server)
        }
    }

    private static func hello(_ url: String) -> String { #"["h",1,{"url":"\#(url)","width":390,"height":844}]"# }

    @Test("a server in development lists the previews for people and for programs")
    func list() async throws {
        try await Self.run(nil, at: "/app") { server in
            let page = try #require(await HTTPReply.get("/app/_dais/previews", port: server.port))
            #expect(page.status == 200)
            #expect(page.text.contains("Served preview"))
            #expect(page.text.contains("<title>Previews</title>"))
            #expect(
                page.headers["content-security-policy"]?.contains("frame-src 'self'; frame-ancestors 'self'") == true)
            let index = try #require(await HTTPReply.get("/app/_dais/previews/index.json", port: server.port))
            let json = try #require(JSONSerialization.jsonObject(with: Data(index.body)) as? [String: Any])
            let previews = try #require(json["previews"] as? [[String: Any]])
            let own = try #require(previews.first { $0["id"] as? String == Self.id })
            #expect(own["name"] as? String == "Served preview")
            #expect((own["place"] as? String)?.hasPrefix("DaisServerTests/PreviewTests.swift:") == true)
            #expect(own["width"] as? Int == 320)
            // A page of the app stays out of all frames.
            let app = try #require(await HTTPReply.get("/app", port: server.port))
            #expect(app.headers["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
        }
    }

    @Test("a preview has its settings in the page and in its client, and keeps its state apart")
    func page() async throws {
        try await Self.run(.development) { server in
            let path = "/_dais/previews/show/\(Self.id)/320x200.dark.calm.rtl"
            let page = try #require(await HTTPReply.get(path, port: server.port))
            #expect(page.text.contains("Count 0"))
            #expect(page.text.contains("<meta name=\"color-scheme\" content=\"dark\">"))
            #expect(page.text.contains(" dir=\"rtl\""))
            #expect(page.text.contains("data-socket=\"/_dais/live/preview-\(Self.id)~\""))
            let script = try #require(page.text.firstMatch(of: /src="([^"]+dais\.js)"/)).1
            let client = try #require(await HTTPReply.get(String(script), port: server.port))
            #expect(client.headers["cache-control"]?.contains("immutable") == true)
            #expect(!client.text.contains("prefers-"))
            let plain = try #require(await HTTPReply.get("/", port: server.port))
            #expect(!plain.text.contains(script))
            #expect(plain.text.contains("The app"))
        }
    }

    @Test("a preview is a session of its own, whose answers take the time that it asks for")
    func session() async throws {
        try await Self.run(.development) { server in
            let address = "/_dais/live/preview-\(Self.id)~"
            let socket = try await SocketClient.open(port: server.port, path: address)
            var start = ContinuousClock.now
            let page = try #require(await HTTPReply.get("/_dais/previews/show/\(Self.id)/light.600", port: server.port))
            #expect(page.text.contains("Count 0"))
            #expect(ContinuousClock.now - start >= .milliseconds(600))
            start = ContinuousClock.now
            try await socket.send(Self.hello("/_dais/previews/show/\(Self.id)/light.600/more"))
            let welcome = try #require(await socket.welcome())
            #expect(ContinuousClock.now - start >= .milliseconds(600))
            #expect(await server.registry.session(welcome.session)?.scope.basePath.hasSuffix("/light.600") == true)
            #expect(await socket.text(with: "Count 0") != nil)
            socket.close()
        }
    }

    @Test("a server in production has no previews, whatever a browser names")
    func production() async throws {
        try await Self.run(.production) { server in
            for path in ["", "/", "/index.json", "/show/\(Self.id)/light", "/\(Self.id)?as=dark"] {
                let reply = try #require(await HTTPReply.get("/_dais/previews" + path, port: server.port))
                #expect(reply.status == 404, "\(path)")
                #expect(!reply.text.contains("Served preview"))
            }
            let socket = try await SocketClient.open(port: server.port)
            try await socket.send(Self.hello("/_dais/previews/show/\(Self.id)/light"))
            _ = try #require(await socket.welcome())
            let page = try #require(await socket.text(with: "The app"))
            #expect(!page.contains("Count 0"))
            socket.close()
        }
    }
}
