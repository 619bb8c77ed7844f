// SPDX-License-Identifier: Apache-2.0

import DaisCore
import NIOCore
import Testing

@testable import DaisServer

@Suite("Compressed messages of WebSockets")
struct MessageCompressionTests {
    private static let offer = "permessage-deflate; client_max_window_bits"

    private func serve(
        _ options: ServerOptions = ServerOptions(),
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        try await TestServer.run(options: options) {
            VStack { ForEach(0..<60, id: \.self) { Text("Row \($0) of a long list") } }
        } body: { server in
            try await body(server)
            let other = try await SocketClient.open(port: server.port)
            try await other.hello()
            #expect(await other.welcome() != nil)
            other.close()
        }
    }

    private func open(_ server: TestServer, offering offer: String = offer) async throws -> SocketClient {
        try await .open(port: server.port, headers: ["Sec-WebSocket-Extensions": offer])
    }

    /// Returns the message of a text, as a client compresses it.
    ///
    /// - Parameter finishes: Indicates whether its last block is marked as the last one.
    private func message(_ text: String, finishes: Bool = false) throws -> [UInt8] {
        let deflater = try #require(Deflater(.raw, level: 6)), source = Array(text.utf8)
        var target = [UInt8](repeating: 0, count: source.count + 64)
        let count = source.withUnsafeBytes { source in
            target.withUnsafeMutableBytes { deflater.compress(source, into: $0, finishes: finishes) }
        }
        let written = target.prefix(try #require(count))
        return finishes ? written + [0] : Array(written.dropLast(4))
    }

    private func text(of frame: SocketClient.Frame) throws -> String {
        let text = try MessageCompression.expand(
            ByteBuffer(bytes: frame.payload), limit: 1_000_000, ByteBufferAllocator())
        return String(buffer: text)
    }

    private static let hello = "[\"h\",1,{\"url\":\"/\",\"width\":390,\"height\":844}]"

    @Test("a long message is compressed for a browser that offers it, and the welcome with its secret is not")
    func sent() async throws {
        try await serve { server in
            let socket = try await open(server)
            #expect(
                socket.reply.headers["sec-websocket-extensions"]
                    == "permessage-deflate; server_no_context_takeover; client_no_context_takeover")
            try await socket.hello()
            let welcome = try #require(await socket.receive())
            #expect(!welcome.isCompressed && welcome.text.hasPrefix("[\"w\""))
            var page = try #require(await socket.receive())
            while !page.isCompressed {
                #expect(page.payload.count < 512)
                page = try #require(await socket.receive())
            }
            let whole = try text(of: page)
            #expect(whole.contains("Row 59 of a long list"))
            #expect(page.payload.count < whole.utf8.count / 4)
            socket.close()
        }
    }

    @Test(
        "an offer that the server does not know whole is not accepted, and messages come as they are",
        arguments: [
            "", "x-webkit-deflate-frame", "permessage-deflate; server_max_window_bits=10",
            "permessage-deflate; server_max_window_bits", "permessage-deflate; client_max_window_bits=16",
            "permessage-deflate; client_no_context_takeover; client_no_context_takeover", "permessage-deflate; other",
            "permessage-deflate; client_no_context_takeover=1",
        ])
    func otherOffers(offer: String) async throws {
        try await serve { server in
            let socket = try await open(server, offering: offer)
            #expect(socket.reply.status == 101)
            #expect(socket.reply.headers["sec-websocket-extensions"] == nil)
            try await socket.hello()
            let page = try #require(await socket.text(with: "Row 59"))
            #expect(page.hasPrefix("["))
            socket.close()
        }
    }

    @Test(
        "an offer that the server knows is accepted among others",
        arguments: [
            "permessage-deflate", "permessage-deflate ;client_max_window_bits=\"12\";server_no_context_takeover",
            "permessage-deflate; server_max_window_bits=10, permessage-deflate", "other, permessage-deflate",
            "permessage-deflate; server_max_window_bits=15; client_no_context_takeover",
        ])
    func knownOffers(offer: String) async throws {
        try await serve { server in
            let socket = try await open(server, offering: offer)
            #expect(socket.reply.headers["sec-websocket-extensions"]?.hasPrefix("permessage-deflate; ") == true)
            socket.close()
        }
    }

    @Test("a server whose option is off accepts no offer")
    func off() async throws {
        var options = ServerOptions()
        options.compressesMessages = false
        try await serve(options) { server in
            let socket = try await open(server)
            #expect(socket.reply.status == 101 && socket.reply.headers["sec-websocket-extensions"] == nil)
            socket.close()
        }
    }

    @Test("a compressed message of a client is read, with its last block marked or not", arguments: [false, true])
    func received(finishes: Bool) async throws {
        try await serve { server in
            let socket = try await open(server)
            try await socket.send(opcode: 0x41, message(Self.hello, finishes: finishes))
            #expect(await socket.welcome() != nil)
            socket.close()
        }
    }

    @Test("a compressed message in fragments is read, with a ping between them and a plain message after it")
    func fragments() async throws {
        try await serve { server in
            let socket = try await open(server), whole = try message(Self.hello)
            try await socket.send(opcode: 0x41, Array(whole.prefix(10)), final: false)
            try await socket.send(opcode: 9, [1])
            try await socket.send(opcode: 0, Array(whole[10..<20]), final: false)
            try await socket.send(opcode: 0, Array(whole.dropFirst(20)))
            try await socket.send("[\"a\",0]")
            let pong = try #require(await socket.receive())
            #expect(pong.opcode == 10)
            #expect(await socket.welcome() != nil)
            socket.close()
        }
    }

    @Test("a client whose message expands beyond the limit is closed")
    func bomb() async throws {
        try await serve { server in
            let socket = try await open(server)
            try await socket.hello()
            #expect(await socket.welcome() != nil)
            let bomb = try message(String(repeating: " ", count: 50_000_000))
            #expect(bomb.count < 60_000)
            try? await socket.send(opcode: 0x41, bomb)
            #expect(await socket.closeCode() == 1009)
        }
    }

    @Test("a client whose compressed message cannot be expanded is closed")
    func broken() async throws {
        try await serve { server in
            let socket = try await open(server)
            try await socket.send(opcode: 0x41, [UInt8](repeating: 0xff, count: 40))
            #expect(await socket.closeCode() == 1002)
        }
    }

    @Test("a client is closed for a reserved bit without a meaning", arguments: [0x41, 0x21, 0x11, 0x49])
    func reserved(opcode: UInt8) async throws {
        try await serve { server in
            // A ping cannot be compressed, even with the extension.
            let socket = try await open(server, offering: opcode == 0x49 ? Self.offer : "")
            try await socket.send(opcode: opcode, [0x5b, 0x5d])
            #expect(await socket.closeCode() == 1002)
        }
    }

    @Test("any text of any length comes back the same, up to the limit and not beyond it")
    func lengths() throws {
        for length in [0, 1, 511, 16_383, 16_384, 16_385, 100_000] {
            let letters = Array("ab,\"ö🎉 ")
            let whole = String((0..<length).map { letters[$0 * $0 / 7 % letters.count] })
            let packed = ByteBuffer(bytes: try message(whole)), count = whole.utf8.count
            let expanded = try MessageCompression.expand(packed, limit: count, ByteBufferAllocator())
            #expect(String(buffer: expanded) == whole)
            guard count > 0 else { continue }
            #expect(throws: Inflater.Failure.tooLong) {
                try MessageCompression.expand(packed, limit: count - 1, ByteBufferAllocator())
            }
            let sent = MessageCompression.compress(whole, ByteBufferAllocator())
            #expect((sent != nil) == (count >= 512))
            if let sent {
                #expect(try text(of: .init(opcode: 1, payload: Array(buffer: sent))) == whole)
            }
        }
    }
}
