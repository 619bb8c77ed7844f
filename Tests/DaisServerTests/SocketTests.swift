// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Testing

@Suite("A session's socket")
struct SocketTests {
    @Test("a session's socket welcomes a hello and gives a session with a secret of its own")
    func welcome() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let socket = try await SocketClient.open(port: server.port)
            #expect(socket.reply.status == 101)
            #expect(socket.reply.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
            try await socket.hello()
            let welcome = try #require(await socket.welcome())
            #expect(!welcome.session.isEmpty)
            #expect(!welcome.secret.isEmpty)
            #expect(welcome.session != welcome.secret)
            #expect(await TestServer.eventually { server.registry.sessionCount == 1 })
            socket.close()
        }
    }

    @Test("a session's socket finds its session again with the secret, and gets a new one without")
    func resume() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let first = try await SocketClient.open(port: server.port)
            try await first.hello()
            let welcome = try #require(await first.welcome())
            first.close()
            #expect(await TestServer.eventually { server.registry.connectionCount == 0 })
            #expect(await server.registry.sessionCount == 1)

            let second = try await SocketClient.open(port: server.port)
            try await second.hello(SocketClient.resuming(welcome))
            let again = try #require(await second.welcome())
            #expect(again.session == welcome.session)
            #expect(again.status == "resumed")

            let thief = try await SocketClient.open(port: server.port)
            let guess = SocketClient.Welcome(session: welcome.session, secret: "0000", status: "")
            try await thief.hello(SocketClient.resuming(guess))
            let other = try #require(await thief.welcome())
            #expect(other.session != welcome.session)
            #expect(other.status != "resumed")
            second.close()
            thief.close()
        }
    }

    @Test("a session's socket is taken over by a newer connection before the server noticed the loss of the older")
    func takeover() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let first = try await SocketClient.open(port: server.port)
            try await first.hello()
            let welcome = try #require(await first.welcome())
            let second = try await SocketClient.open(port: server.port)
            try await second.hello(SocketClient.resuming(welcome))
            #expect(await second.welcome()?.session == welcome.session)
            #expect(await first.ending() == "expired")
            first.close()
            #expect(await TestServer.eventually { server.registry.connectionCount == 1 })
            #expect(await server.registry.sessionCount == 1)
            second.close()
        }
    }

    @Test("a session's socket accepts a message in fragments and answers pings in between")
    func fragments() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.send(opcode: 1, Array("[\"h\",1,{\"url\":\"/\",".utf8), final: false)
            try await socket.send(opcode: 9, [1, 2, 3])
            try await socket.send(opcode: 0, Array("\"width\":390}]".utf8))
            let pong = try #require(await socket.receive())
            #expect(pong == .init(opcode: 10, payload: [1, 2, 3]))
            #expect(await socket.welcome() != nil)
            socket.close()
        }
    }

    @Test("a session's socket is refused to a page of a foreign origin or of none, and open to the own one")
    func origin() async throws {
        var options = ServerOptions()
        options.allowedOrigins = ["https://example.org"]
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            for (origin, status) in [
                ("https://evil.example", 403), ("null", 403), ("", 403), ("http://127.0.0.1:\(server.port)", 101),
                ("https://example.org", 101),
            ] {
                let socket = try await SocketClient.open(port: server.port, headers: ["Origin": origin])
                #expect(socket.reply.status == status, "\(origin)")
                socket.close()
            }
        }
    }

    @Test("a session's socket is open to programs without an origin where an option allows it")
    func noOrigin() async throws {
        var options = ServerOptions()
        options.allowsSocketsWithoutOrigin = true
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            let socket = try await SocketClient.open(port: server.port, headers: ["Origin": ""])
            #expect(socket.reply.status == 101)
            socket.close()
        }
    }

    @Test("a session's socket is refused on a connection that was used before, which is closed")
    func reusedConnection() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let raw = try await RawClient(port: server.port)
            try await raw.send("HEAD / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
            #expect(await raw.takeHead()?.hasPrefix("HTTP/1.1 200") == true)
            try await raw.send(SocketClient.handshake(port: server.port))
            let head = try #require(await raw.takeHead())
            let reply = try #require(HTTPReply(head: head, body: []))
            #expect(reply.status == 426)
            #expect(reply.headers["connection"] == "close")
            #expect(reply.headers["upgrade"] == "websocket")
            #expect(await raw.takeAll().isEmpty)
        }
    }

    @Test("a session's socket hears that the server stops, and then the server stops")
    func drain() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            _ = await socket.welcome()
            // A connection without a request must not hold the server up either: the run ends with it open.
            let idle = try await RawClient(port: server.port)
            await server.stop()
            #expect(await socket.ending() == "drain")
            #expect(await socket.closeCode() == 1001)
            #expect(await idle.takeAll().isEmpty)
            #expect(await TestServer.eventually { server.registry.sessionCount == 0 })
        }
    }
}
