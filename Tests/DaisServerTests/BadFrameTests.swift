// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Testing

/// Each test ends by showing that another client is served as if nothing had happened.
@Suite("A client that breaks the rules")
struct BadFrameTests {
    private func serve(
        _ options: ServerOptions = ServerOptions(),
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            try await body(server)
            let other = try await SocketClient.open(port: server.port)
            try await other.hello()
            #expect(await other.welcome() != nil)
            other.close()
        }
    }

    @Test(
        "a client that breaks the rules is refused if its first frame is not a hello",
        arguments: [
            "[\"e\",1,0,1,\"click\",null]", "[\"a\",1]", "[\"r\",0,\"why\"]", "[\"h\"]", "{}", "",
            "[[[[[[[[[[[[[[[[[[[[[[", "hello", "[\"zz\",1]", "null",
        ])
    func firstFrame(frame: String) async throws {
        try await serve { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.send(frame)
            #expect(await socket.ending() == "refused")
            #expect(await socket.closeCode() == 1008)
            #expect(await server.registry.sessionCount == 0)
        }
    }

    @Test("a client that speaks another version of the protocol is told to reload its page")
    func otherVersion() async throws {
        try await serve { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.send("[\"h\",99,{}]")
            #expect(await socket.ending() == "reload")
            #expect(await socket.closeCode() == 1000)
        }
    }

    @Test(
        "a client that breaks the rules is closed at a frame without a mask, in fragments or not",
        arguments: [0x81, 0x01])
    func unmasked(start: UInt8) async throws {
        try await serve { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.raw.send([start, 2, 0x5b, 0x5d])
            #expect(await socket.closeCode() == 1002)
        }
    }

    @Test(
        "a client that breaks the rules keeps its session after single frames that make no sense",
        arguments: [
            "", "[", "null", "[1,2,3]", "[\"e\"]", "[\"e\",-1,0,1,\"click\",null]", "[\"e\",1,0,1,\"explode\",null]",
            "[\"e\",1e300,0,99999999999999999999,\"click\",null]", "[\"e\",1,0,4000000,\"click\",null]",
            "[\"e\",7,0,1,\"click\",null]", "[\"a\",-5]", "[\"a\",123456789]", "[\"h\",1,{\"url\":\"/\"}]",
            "[\"unknown\",true]", "[\"e\",1,0,1,\"click\",\"\\ud800\"]",
        ])
    func laterFrame(frame: String) async throws {
        try await serve { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            #expect(await socket.welcome() != nil)
            try await socket.send(frame)
            try await socket.send(opcode: 9, [42])
            var pong = await socket.receive()
            while let frame = pong, frame.opcode == 1 { pong = await socket.receive() }
            #expect(pong == .init(opcode: 10, payload: [42]))
            #expect(await server.registry.connectionCount == 1)
            socket.close()
        }
    }

    @Test("a client that breaks the rules is closed after twenty frames that cannot be read")
    func manyMalformed() async throws {
        try await serve { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            #expect(await socket.welcome() != nil)
            for _ in 0..<20 { try await socket.send("[broken") }
            #expect(await socket.closeCode() == 1008)
        }
    }

    @Test("a client that breaks the rules is closed for text that is not UTF-8, after as many")
    func invalidText() async throws {
        try await serve { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.send(opcode: 1, [0x5b, 0xff, 0xfe, 0x5d])
            #expect(await socket.closeCode() == 1008)
        }
    }

    @Test("a client that breaks the rules is closed for a binary frame")
    func binary() async throws {
        try await serve { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            #expect(await socket.welcome() != nil)
            try await socket.send(opcode: 2, [1, 2, 3])
            #expect(await socket.closeCode() == 1003)
        }
    }

    @Test("a client that breaks the rules is closed for a frame above the limit, whole or in pieces")
    func oversized() async throws {
        try await serve { server in
            let whole = try await SocketClient.open(port: server.port)
            try await whole.hello()
            #expect(await whole.welcome() != nil)
            try? await whole.send(opcode: 1, [UInt8](repeating: 0x20, count: 70_000))
            #expect(await whole.closeCode() == 1009)

            let pieces = try await SocketClient.open(port: server.port)
            try await pieces.hello()
            #expect(await pieces.welcome() != nil)
            try? await pieces.send(opcode: 1, [UInt8](repeating: 0x20, count: 40_000), final: false)
            try? await pieces.send(opcode: 0, [UInt8](repeating: 0x20, count: 40_000))
            #expect(await pieces.closeCode() == 1009)
        }
    }

    @Test("a client that breaks the rules is closed for frames that are no WebSocket frames")
    func garbage() async throws {
        try await serve { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.raw.send([UInt8](repeating: 0xff, count: 32))
            #expect([1002, 1009].contains(await socket.closeCode()))
        }
    }

    @Test("a client that breaks the rules has its second hello ignored")
    func secondHello() async throws {
        try await serve { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            #expect(await socket.welcome() != nil)
            try await socket.hello()
            try await socket.send(opcode: 9, [1])
            var welcomes = 0
            while let frame = await socket.receive(), frame.opcode != 10 {
                if frame.text.hasPrefix("[\"w\"") { welcomes += 1 }
            }
            #expect(welcomes == 0)
            #expect(await server.registry.sessionCount == 1)
            socket.close()
        }
    }

    @Test("a client that breaks the rules is read no faster than it may send, and loses nothing")
    func flood() async throws {
        var options = ServerOptions()
        options.framesPerSecond = 200
        try await serve(options) { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            #expect(await socket.welcome() != nil)
            let start = ContinuousClock.now
            // 400 may come at once; the ping behind the other 200 cannot be read within a second. A lower bound: a busy
            // machine only adds to it.
            for _ in 0..<200 { try await socket.send("[\"a\",0]") }
            for _ in 0..<400 { try await socket.send("[\"a\",0]") }
            try await Task.sleep(for: .milliseconds(50))
            try await socket.send(opcode: 9, [7])
            while let frame = await socket.receive(), frame.opcode != 10 {}
            #expect(!socket.raw.isAtEnd)
            #expect(ContinuousClock.now - start > .milliseconds(900))
            socket.close()
        }
    }

    @Test("a client that breaks the rules is closed if it never says hello")
    func silence() async throws {
        let options = ServerOptions()
        try await serve(options) { server in
            let socket = try await SocketClient.open(port: server.port)
            #expect(await TestServer.eventually { server.registry.connectionCount == 1 })
            await server.registry.sweep(at: .now + .seconds(options.helloTimeout / 2))
            #expect(await socket.ping())
            await server.registry.sweep(at: .now + .seconds(options.helloTimeout))
            #expect(await socket.ending() == "refused")
            #expect(await socket.closeCode() == 1008)
        }
    }

    @Test("a client that breaks the rules is closed if it answers two pings with nothing")
    func deadConnection() async throws {
        try await serve { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            #expect(await socket.welcome() != nil)
            for _ in 1...2 {
                await server.registry.sweep()
                #expect(await socket.ping())
            }
            await server.registry.sweep()
            while let frame = await socket.receive() { #expect(frame.opcode != 9) }
            #expect(await TestServer.eventually { server.registry.connectionCount == 0 })
            #expect(await server.registry.sessionCount == 1)
        }
    }
}
