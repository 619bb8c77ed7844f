// SPDX-License-Identifier: Apache-2.0

/// The client's half of a WebSocket, by hand: frames that no library would send are the point of it.
final class SocketClient {
    struct Frame: Equatable {
        var opcode: UInt8
        var payload: [UInt8]
        var isCompressed = false

        var text: String { String(decoding: payload, as: UTF8.self) }
        var closeCode: Int? { opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
    }

    let raw: RawClient
    /// The answer to the handshake. Its status is 101 if the socket is open.
    let reply: HTTPReply

    private init(raw: RawClient, reply: HTTPReply) {
        self.raw = raw
        self.reply = reply
    }

    /// - Parameter headers: further headers. Without `Origin` it is the server's own, as a browser sends it; an empty one
    /// is left out.
    static func handshake(port: Int, path: String = "/_dais/live", headers: [String: String] = [:]) -> String {
        let headers = ["Origin": "http://127.0.0.1:\(port)"].merging(headers) { $1 }.filter { !$0.value.isEmpty }
        let lines = headers.map { "\($0): \($1)\r\n" }.joined()
        return "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(lines)\r\n"
    }

    /// - Parameter receiveBuffer: The bytes that the kernel takes while nothing is read, or `nil` for its own choice.
    static func open(
        port: Int, path: String = "/_dais/live", headers: [String: String] = [:], receiveBuffer: Int? = nil
    ) async throws -> SocketClient {
        let raw = try await RawClient(port: port, receiveBuffer: receiveBuffer)
        try await raw.send(handshake(port: port, path: path, headers: headers))
        guard let head = await raw.takeHead(), let reply = HTTPReply(head: head, body: []) else { throw Closed() }
        return SocketClient(raw: raw, reply: reply)
    }

    struct Closed: Error {}

    func send(_ text: String) async throws { try await send(opcode: 1, Array(text.utf8)) }

    /// - Parameter opcode: The kind of the frame, and its reserved bits: 0x40 is that of a compressed message.
    func send(opcode: UInt8, _ payload: [UInt8], final: Bool = true) async throws {
        var bytes: [UInt8] = [(final ? 0x80 : 0) | opcode]
        switch payload.count {
        case ..<126: bytes.append(0x80 | UInt8(payload.count))
        case ..<65536: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
        default:
            bytes.append(0x80 | 127)
            for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(payload.count >> shift & 0xff)) }
        }
        let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        bytes += mask
        for (index, byte) in payload.enumerated() { bytes.append(byte ^ mask[index % 4]) }
        try await raw.send(bytes)
    }

    /// The next frame, or `nil` at the end of the connection.
    func receive() async -> Frame? {
        guard await raw.fill(2) else { return nil }
        var header = 2
        var length = Int(raw.buffer[1] & 0x7f)
        if length == 126 {
            guard await raw.fill(4) else { return nil }
            length = Int(raw.buffer[2]) << 8 | Int(raw.buffer[3])
            header = 4
        } else if length == 127 {
            guard await raw.fill(10) else { return nil }
            length = raw.buffer[2..<10].reduce(0) { $0 << 8 | Int($1) }
            header = 10
        }
        guard await raw.fill(header + length) else { return nil }
        let first = raw.take(header)[0]
        return Frame(opcode: first & 0x0f, payload: raw.take(length), isCompressed: first & 0x40 != 0)
    }

    /// The next text frame; control frames in between are passed over.
    func text() async -> String? {
        while let frame = await receive() {
            if frame.opcode == 1 { return frame.text }
            if frame.opcode == 8 { return nil }
        }
        return nil
    }

    /// The next text frame that contains `part`; a mere acknowledgement, which may come alone or not at all, does not.
    func text(with part: String) async -> String? {
        while let frame = await text() {
            if frame.contains(part) { return frame }
        }
        return nil
    }

    /// The code of the frame that says that the session is over; patches before it are passed over.
    func ending() async -> String? {
        while let frame = await text() {
            if let match = frame.wholeMatch(of: /\["x","([a-z]+)",".*"(?:,[0-9]+)?\]/) { return String(match.1) }
        }
        return nil
    }

    /// Reads to the next ping, and returns `false` if the server closes before.
    func ping() async -> Bool {
        while let frame = await receive() {
            if frame.opcode == 9 { return true }
        }
        return false
    }

    /// Reads to the end and returns the code with which the server closed, if it gave one.
    func closeCode() async -> Int? {
        var code: Int?
        while let frame = await receive() {
            if let closing = frame.closeCode { code = closing }
        }
        return code
    }

    func close() { raw.close() }

    // MARK: Frames of the protocol

    struct Welcome: Equatable {
        let session: String
        let secret: String
        let status: String
    }

    func hello(_ facts: String = "") async throws {
        try await send("[\"h\",1,{\"url\":\"/\",\"width\":390,\"height\":844\(facts.isEmpty ? "" : ",")\(facts)}]")
    }

    func welcome() async -> Welcome? {
        guard let frame = await text(), frame.hasPrefix("[\"w\",") else { return nil }
        let parts = frame.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 7 else { return nil }
        return Welcome(session: parts[3], secret: parts[5], status: parts[7])
    }

    static func resuming(_ welcome: Welcome, acknowledged: Int = 0, sequence: Int = 0) -> String {
        "\"session\":\"\(welcome.session)\",\"secret\":\"\(welcome.secret)\",\"ack\":\(acknowledged),\"seq\":\(sequence)"
    }
}
