// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisCore
import Foundation
import Synchronization
import Testing

@testable import DaisServer

@Suite("An event stream")
struct EventStreamTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("More") { count += 1 }
            }
        }
    }

    private static func tap(_ button: Int, _ number: Int) -> String { "[\"e\",\(number),0,\(button),\"click\",null]" }

    /// Opens the page and its stream, and returns the number of the first button's element.
    private static func adopting(_ server: TestServer) async throws -> (stream: StreamClient, button: Int) {
        let reply = try #require(await HTTPReply.get("/", port: server.port))
        let page = try #require(EventTests.page(reply.text))
        let stream = try await StreamClient.open(port: server.port, facts: page.facts)
        #expect(await stream.welcome()?.status == "adopted")
        return (stream, page.button)
    }

    @Test("an event stream is the answer to a hello, and requests bring the events in order, each once")
    func roundTrip() async throws {
        try await TestServer.run {
            Counter()
        } body: { server in
            let (stream, button) = try await Self.adopting(server)
            #expect(stream.reply.headers["content-type"] == "text/event-stream")
            #expect(stream.reply.headers["cache-control"] == "no-store, no-transform")
            #expect(stream.reply.headers["x-accel-buffering"] == "no")
            #expect(try await stream.send(Self.tap(button, 1), Self.tap(button, 2)) == 204)
            #expect(await stream.frame(with: "Count 2") != nil)
            // A proxy may repeat a request whose answer was lost.
            #expect(try await stream.post([Self.tap(button, 3)], number: 1) == 204)
            #expect(try await stream.send(Self.tap(button, 3)) == 204)
            #expect(await stream.frame(with: "Count")?.contains("Count 3") == true)
            stream.close()
            #expect(await TestServer.eventually { server.registry.connectionCount == 0 })
            #expect(await server.registry.sessionCount == 1)
        }
    }

    @Test("an event stream continues the session of a socket, and a socket that of a stream")
    func resume() async throws {
        try await TestServer.run {
            Counter()
        } body: { server in
            let (socket, button) = try await SocketClient.adopting(port: server.port)
            let session = try #require(await server.registry.sessions.first)
            let welcome = await SocketClient.Welcome(session: session.id, secret: session.secret, status: "")
            try await socket.tap(button, 1)
            #expect(await socket.text(with: "Count 1") != nil)
            let stream = try await StreamClient.open(
                port: server.port, path: "/_dais/live/" + welcome.session,
                facts: SocketClient.resuming(welcome, acknowledged: 0, sequence: 1))
            let again = try #require(await stream.welcome())
            #expect(again.session == welcome.session)
            #expect(again.status == "resumed")
            #expect(await stream.frame(with: "Count 1") != nil)
            #expect(await socket.ending() == "expired")
            let last = try await SocketClient.open(port: server.port)
            try await last.hello(SocketClient.resuming(welcome, acknowledged: 1, sequence: 1))
            #expect(await last.welcome()?.status == "resumed")
            #expect(await stream.ending() == "expired")
            #expect(try await stream.send(Self.tap(button, 2)) == 404)
            #expect(await stream.line() == nil)
            last.close()
        }
    }

    @Test("an event stream takes frames with its key alone, and ends after a request out of turn")
    func keys() async throws {
        try await TestServer.run {
            Counter()
        } body: { server in
            let (stream, button) = try await Self.adopting(server)
            #expect(try await stream.post([Self.tap(button, 1)], number: 1, key: "0000") == 404)
            #expect(try await stream.post([Self.tap(button, 1)], number: 1) == 204)
            #expect(await stream.frame(with: "Count 1") != nil)
            #expect(try await stream.post([Self.tap(button, 2)], number: 3) == 404)
            #expect(await stream.ending() == "refused")
            #expect(await stream.line() == nil)
            #expect(try await stream.post([Self.tap(button, 2)], number: 2) == 404)
        }
    }

    @Test("an event stream is refused to a page of a foreign origin or of none, and so are its frames")
    func origin() async throws {
        try await TestServer.run {
            Counter()
        } body: { server in
            let (stream, button) = try await Self.adopting(server)
            for origin in ["https://evil.example", "null", ""] {
                let other = try await StreamClient.open(port: server.port, headers: ["Origin": origin])
                #expect(other.reply.status == 403, "\(origin)")
                let status = try await stream.post([Self.tap(button, 1)], number: 1, headers: ["Origin": origin])
                #expect(status == 403, "\(origin)")
            }
            #expect(await HTTPReply.get("/_dais/live/x/1", port: server.port)?.status == 404)
            stream.close()
        }
    }

    @Test("an event stream is admitted like a socket: so many of one client address, and then later")
    func admission() async throws {
        var options = ServerOptions()
        options.clientAddressHeader = "X-Client"
        options.traffic.connects = TrafficRate(perSecond: 0.01, atOnce: 2)
        options.traffic.hellos = TrafficRate(perSecond: 0.001, atOnce: 1)
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            let headers = ["X-Client": "192.0.2.1"]
            let first = try await StreamClient.open(port: server.port, headers: headers)
            #expect(await first.welcome() != nil)
            let second = try await StreamClient.open(port: server.port, headers: headers)
            #expect(await second.ending() == "limit")
            let third = try await StreamClient.open(port: server.port, headers: headers)
            #expect(third.reply.status == 503)
            #expect(third.reply.headers["retry-after"] != nil)
            let socket = try await SocketClient.open(port: server.port, headers: headers)
            #expect(socket.reply.status == 503)
            let other = try await StreamClient.open(port: server.port, headers: ["X-Client": "192.0.2.2"])
            #expect(await other.welcome() != nil)
        }
    }

    @Test("an event stream answers what is no hello like a socket does, and takes no body that is too long")
    func invalid() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let event = try await StreamClient.open(port: server.port, hello: "[\"a\",1]")
            #expect(await event.ending() == "refused")
            let version = try await StreamClient.open(port: server.port, hello: "[\"h\",2,{}]")
            #expect(await version.ending() == "reload")
            let long = try await StreamClient.open(port: server.port, hello: String(repeating: "x", count: 65 << 10))
            #expect(long.reply.status == 413)
            let unknown = try await StreamClient.open(port: server.port, hello: "", headers: ["Content-Length": ""])
            #expect(unknown.reply.status == 413)
            let stream = try await StreamClient.open(port: server.port)
            #expect(await stream.welcome() != nil)
            #expect(try await stream.send(String(repeating: "x", count: 129 << 10)) == 413)
            #expect(try await stream.post([String(repeating: "x", count: 65 << 10)], number: 1) == 404)
            #expect(await stream.ending() == nil)
        }
    }

    @Test("an event stream has the name of its worker in front of its own")
    func workers() async throws {
        var options = ServerOptions()
        options.worker = "7"
        try await TestServer.run(options: options, at: "/app") {
            Text("Hello")
        } body: { server in
            let stream = try await StreamClient.open(port: server.port, path: "/app/_dais/live/")
            #expect(stream.name.hasPrefix("7."))
            #expect(await stream.welcome()?.session.hasPrefix("7.") == true)
            #expect(try await stream.send("[\"a\",0]") == 204)
            stream.close()
        }
    }

    @Test("an event stream has comments while nothing happens, and ends when the browser does not answer them")
    func heartbeat() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let present = try await StreamClient.open(port: server.port)
            #expect(await present.welcome() != nil)
            let absent = try await StreamClient.open(port: server.port)
            #expect(await absent.welcome() != nil)
            for round in 1...4 {
                await server.registry.sweep()
                #expect(await present.comment())
                if round < 3 { #expect(await absent.comment()) }
                #expect(try await present.send() == 204)
            }
            #expect(await absent.line() == nil)
            #expect(await TestServer.eventually { server.registry.connectionCount == 1 })
            #expect(await server.registry.sessionCount == 2)
            present.close()
        }
    }

    @Test("an event stream hears that the server stops, and then the server stops")
    func drain() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let stream = try await StreamClient.open(port: server.port)
            #expect(await stream.welcome() != nil)
            await server.stop()
            #expect(await stream.ending() == "drain")
            #expect(await stream.line() == nil)
            #expect(await TestServer.eventually { server.registry.sessionCount == 0 })
        }
    }

    @Test("an event stream whose browser sends half a hello does not stay")
    func slowHello() async throws {
        var options = ServerOptions()
        options.helloTimeout = 0.1
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            let raw = try await RawClient(port: server.port)
            let request = StreamClient.request(
                "/_dais/live/", port: server.port, body: "[\"h\"", headers: ["Content-Length": "100"])
            try await raw.send(request)
            #expect(await raw.takeAll().isEmpty)
        }
    }
}
