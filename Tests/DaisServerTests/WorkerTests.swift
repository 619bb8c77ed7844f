// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisCore
import DaisServer
import Foundation
import Testing

/// A process that serves together with others behind a proxy.
@Suite("A worker")
struct WorkerTests {
    private var options: ServerOptions {
        var options = ServerOptions()
        options.worker = "2"
        return options
    }

    @Test("a worker names its sessions, and answers at the address of a session")
    func names() async throws {
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            let socket = try await SocketClient.open(port: server.port, path: "/_dais/live/")
            try await socket.hello()
            let welcome = try #require(await socket.welcome())
            #expect(welcome.session.wholeMatch(of: /2\.[0-9A-Za-z_-]{20,}/) != nil, "\(welcome.session)")
            let again = try await SocketClient.open(port: server.port, path: "/_dais/live/" + welcome.session)
            #expect(again.reply.status == 101)
            // One part below the address, so that other addresses stay those of the router.
            let deep = try await SocketClient.open(port: server.port, path: "/_dais/live/a/b")
            #expect(deep.reply.status != 101)
            let other = try await SocketClient.open(port: server.port, path: "/_dais/lively")
            #expect(other.reply.status != 101)
        }
    }

    /// Waits until the server is ready. Other tests keep the main actor busy, too.
    private static func becomesReady(_ server: TestServer) async -> Bool {
        for _ in 0..<60 {
            let reply = await HTTPReply.get("/_dais/ready", port: server.port)
            if let reply, reply.status == 200, reply.text.contains("ready") { return true }
            try? await Task.sleep(for: .milliseconds(50))
        }
        return false
    }

    /// Blocks the thread, as an app's handler may.
    private static func wait(for signal: DispatchSemaphore) { signal.wait() }

    @Test("a server without a name has sessions without one")
    func withoutName() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            #expect(await socket.welcome()?.session.contains(".") == false)
        }
    }

    @Test("a worker whose main actor is busy is not ready, but healthy")
    func busy() async throws {
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            #expect(await Self.becomesReady(server))
            let release = DispatchSemaphore(value: 0)
            let (begun, begin) = AsyncStream.makeStream(of: Void.self)
            let blocked = Task { @MainActor in
                begin.finish()
                Self.wait(for: release)
            }
            for await _ in begun {}
            let replies = await [
                HTTPReply.get("/_dais/health", port: server.port)?.status,
                HTTPReply.get("/_dais/ready", port: server.port)?.status,
            ]
            release.signal()
            await blocked.value
            #expect(replies == [200, 503])
            #expect(await Self.becomesReady(server))
        }
    }
}
