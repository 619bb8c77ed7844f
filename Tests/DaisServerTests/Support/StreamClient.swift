// SPDX-License-Identifier: Apache-2.0

import Testing

/// The client's half of an event stream, by hand: the answer to a hello, and requests with frames.
final class StreamClient {
    let raw: RawClient
    let reply: HTTPReply
    private let port: Int
    private let path: String
    private(set) var name = ""
    private(set) var key = ""
    private var number = 0
    private var text = ""

    private init(raw: RawClient, reply: HTTPReply, port: Int, path: String) {
        self.raw = raw
        self.reply = reply
        self.port = port
        self.path = path
    }

    /// Sends a hello, and reads the beginning of the answer.
    ///
    /// - Parameter headers: further headers. Without `Origin` it is the server's own; an empty one is left out.
    static func open(
        port: Int, path: String = "/_dais/live/", facts: String = "", hello: String? = nil,
        headers: [String: String] = [:]
    ) async throws -> StreamClient {
        let raw = try await RawClient(port: port)
        let hello =
            hello ?? "[\"h\",1,{\"url\":\"/\",\"width\":390,\"height\":844\(facts.isEmpty ? "" : ",")\(facts)}]"
        try await raw.send(request(path, port: port, body: hello, headers: headers))
        let head = try #require(await raw.takeHead())
        let reply = try #require(HTTPReply(head: head, body: []))
        let base = path.prefix(through: path.range(of: "/_dais/live")!.lowerBound) + "_dais/live/"
        let client = StreamClient(raw: raw, reply: reply, port: port, path: String(base))
        guard reply.status == 200 else { return client }
        let first = try #require(await client.frame())
        let parts = first.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        try #require(parts.count == 5, "\(first)")
        client.name = parts[1]
        client.key = parts[3]
        return client
    }

    static func request(_ path: String, port: Int, body: String, headers: [String: String] = [:]) -> String {
        let own = ["Origin": "http://127.0.0.1:\(port)", "Content-Length": "\(body.utf8.count)"]
        let lines = own.merging(headers) { $1 }.filter { !$0.value.isEmpty }.map { "\($0): \($1)\r\n" }.joined()
        return "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(lines)\r\n\(body)"
    }

    /// Sends frames in one request, and returns its status.
    func send(_ frames: String...) async throws -> Int { try await post(frames, number: next()) }

    func next() -> Int {
        number += 1
        return number
    }

    func post(_ frames: [String], number: Int, key: String? = nil, headers: [String: String] = [:]) async throws -> Int
    {
        let raw = try await RawClient(port: port)
        defer { raw.close() }
        let body = ([key ?? self.key] + frames).joined(separator: "\n")
        let all = ["Connection": "close"].merging(headers) { $1 }
        try await raw.send(Self.request("\(path)\(name)/\(number)", port: port, body: body, headers: all))
        let head = await raw.takeHead()
        return head.flatMap { HTTPReply(head: $0, body: [])?.status } ?? 0
    }

    /// The next line of the stream that is not empty, or `nil` at its end.
    func line() async -> String? {
        while true {
            while let end = text.firstIndex(of: "\n") {
                let line = String(text[..<end])
                text = String(text[text.index(after: end)...])
                if !line.isEmpty { return line }
            }
            guard let chunk = await chunk() else { return nil }
            text += chunk
        }
    }

    /// The next frame. Comments in between are passed over.
    func frame() async -> String? {
        while let line = await line() {
            if line.hasPrefix("data: ") { return String(line.dropFirst(6)) }
        }
        return nil
    }

    func frame(with part: String) async -> String? {
        while let frame = await frame() {
            if frame.contains(part) { return frame }
        }
        return nil
    }

    /// Reads to the next comment, and returns `false` if the stream ends before.
    func comment() async -> Bool {
        while let line = await line() {
            if line == ":" { return true }
        }
        return false
    }

    /// The code of the frame that says that the session is over.
    func ending() async -> String? {
        while let frame = await frame() {
            if frame.hasPrefix("[\"x\",\"") { return String(frame.dropFirst(6).prefix { $0 != "\"" }) }
        }
        return nil
    }

    func welcome() async -> SocketClient.Welcome? {
        guard let frame = await frame(), frame.hasPrefix("[\"w\",") else { return nil }
        let parts = frame.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 7 else { return nil }
        return SocketClient.Welcome(session: parts[3], secret: parts[5], status: parts[7])
    }

    private func chunk() async -> String? {
        var size: [UInt8] = []
        while !size.suffix(2).elementsEqual([13, 10]) {
            guard await raw.fill(1) else { return nil }
            size += raw.take(1)
        }
        guard let count = Int(String(decoding: size.dropLast(2), as: UTF8.self), radix: 16), count > 0,
            await raw.fill(count + 2)
        else { return nil }
        return String(decoding: raw.take(count + 2).dropLast(2), as: UTF8.self)
    }

    func close() { raw.close() }
}
