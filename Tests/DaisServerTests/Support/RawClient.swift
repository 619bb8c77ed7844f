// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix

/// A TCP connection that sends exactly the bytes it is given, so that tests can break every rule.
final class RawClient {
    private let channel: any Channel
    private var incoming: AsyncStream<[UInt8]>.AsyncIterator
    private(set) var buffer: [UInt8] = []
    private(set) var isAtEnd = false

    /// - Parameter deadline: after this the connection closes itself, so that a test that waits in vain fails. All tests
    /// share one main actor, which on a busy machine belongs to others for a minute.
    init(port: Int, deadline: TimeAmount = .seconds(120), receiveBuffer: Int? = nil) async throws {
        let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
        var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        if let receiveBuffer { bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: receiveBuffer) }
        channel =
            try await bootstrap
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Collector(continuation))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        incoming = stream.makeAsyncIterator()
        let channel = channel
        let timeout = channel.eventLoop.scheduleTask(in: deadline) { channel.close(promise: nil) }
        channel.closeFuture.whenComplete { _ in timeout.cancel() }
    }

    func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) async throws {
        try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
    }

    /// Stops taking bytes from the kernel, as a browser on a dead line does, or goes on.
    func setReading(_ reads: Bool) async throws {
        try await channel.setOption(.autoRead, value: reads).get()
    }

    func close() { channel.close(promise: nil) }

    /// Waits until at least `count` bytes are there; `false` when the connection ends before.
    func fill(_ count: Int) async -> Bool {
        while buffer.count < count {
            guard let more = await incoming.next() else {
                isAtEnd = true
                return false
            }
            buffer += more
        }
        return true
    }

    func take(_ count: Int) -> [UInt8] {
        defer { buffer.removeFirst(count) }
        return Array(buffer.prefix(count))
    }

    /// Everything up to the end of the connection.
    func takeAll() async -> [UInt8] {
        while await fill(buffer.count + 1) {}
        return take(buffer.count)
    }

    /// Everything up to and including an empty line.
    func takeHead() async -> String? {
        let end = Array("\r\n\r\n".utf8)
        var searched = 0
        while true {
            while searched + end.count <= buffer.count {
                if Array(buffer[searched..<(searched + end.count)]) == end {
                    return String(decoding: take(searched + end.count), as: UTF8.self)
                }
                searched += 1
            }
            guard await fill(buffer.count + 1) else { return nil }
        }
    }

    private final class Collector: ChannelInboundHandler, Sendable {
        typealias InboundIn = ByteBuffer
        private let continuation: AsyncStream<[UInt8]>.Continuation

        init(_ continuation: AsyncStream<[UInt8]>.Continuation) { self.continuation = continuation }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            continuation.yield(Array(unwrapInboundIn(data).readableBytesView))
        }

        func channelInactive(context: ChannelHandlerContext) { continuation.finish() }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }
}

/// One HTTP answer, as it came.
struct HTTPReply {
    let status: Int
    let headers: [String: String]
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    init?(head: String, body: [UInt8]) {
        let lines = head.split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].lowercased()
            let value = line[line.index(after: colon)...].drop { $0 == " " }.description
            // Every cookie has a header of its own.
            headers[name] = name == "set-cookie" ? (headers[name].map { $0 + "\n" } ?? "") + value : value
        }
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Asks on a connection of its own; `nil` when there is no answer.
    static func get(
        _ path: String, port: Int, method: String = "GET", headers: [String: String] = [:]
    ) async -> HTTPReply? {
        guard let client = try? await RawClient(port: port) else { return nil }
        let lines = headers.map { "\($0): \($1)\r\n" }.joined()
        try? await client.send(
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\(lines)\r\n")
        guard let head = await client.takeHead() else { return nil }
        return HTTPReply(head: head, body: await client.takeAll())
    }
}
