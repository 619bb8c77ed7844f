// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Logging
import Testing

@Suite("The log")
struct LogTests {
    @Test("the log limits the lines of one kind, and says how many it omitted")
    func limit() {
        let lines = LogLines()
        let log = RateLimitedLog(lines.logger)
        let start = ContinuousClock.now
        for _ in 0..<100 { log.notice("malformed frame", now: start) }
        log.notice("binary frame", now: start)
        #expect(lines.all.count == 6)
        log.notice("malformed frame", now: start + .seconds(11))
        #expect(lines.all.last == "malformed frame omitted=95")
    }

    @Test("the log has one line for a client's text, whatever the text contains")
    func escaping() {
        let lines = LogLines()
        let log = RateLimitedLog(lines.logger)
        log.notice("malformed frame", ["reason": "a\n2026-01-01 critical forged\u{1b}[2J\u{202e}\u{2028}é"])
        #expect(lines.all == ["malformed frame reason=a\\n2026-01-01 critical forged\\u{1B}[2J\\u{202E}\\u{2028}é"])
        log.notice("malformed frame", ["reason": "\(String(repeating: "x", count: 5000))"])
        #expect(lines.all.last.map { $0.count < 400 } == true)
    }

    @Test("the log has at most five lines for requests of the whole page, without a client's text in their messages")
    func resyncs() async throws {
        let lines = LogLines()
        try await TestServer.run(log: lines) {
            Text("Hello")
        } body: { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            #expect(await socket.welcome() != nil)
            for number in 0..<10 {
                try await socket.send("[\"r\",1000000,\"x\\n2026-01-01 forged: \(number)\\u001b[2J\"]")
                try await socket.send("[\"r\",\"x\\nforged\"")
            }
            try await socket.send(opcode: 9, [7])
            while let frame = await socket.receive(), frame.opcode != 10 {}
            socket.close()
        }
        #expect(lines.all.contains { $0.hasPrefix("a session asks for the whole page") })
        #expect(!lines.all.contains { $0.contains("\n") || $0.contains("\u{1b}") })
        #expect(lines.all.count <= 15, "\(lines.all)")
    }

    @Test("the log names the session and the request that a line is about")
    func causes() async throws {
        let lines = LogLines()
        try await TestServer.run(log: lines) {
            Text("Hello")
        } body: { server in
            let stream = try await StreamClient.open(port: server.port)
            let welcome = try #require(await stream.welcome())
            #expect(try await stream.send("[\"r\",1000000,\"x\"]", "nonsense") == 204)
            let foreign = try await StreamClient.open(port: server.port, headers: ["Origin": "https://evil.example"])
            #expect(foreign.reply.status == 403)
            #expect(
                await TestServer.eventually { lines.count(with: "a session asks for the whole page") == 1 })
            let session = "session=\(welcome.session)"
            #expect(lines.all.contains { $0.hasPrefix("a session asks") && $0.hasSuffix(session) })
            #expect(lines.all.contains { $0.contains(/^malformed frame .*client=127.* request=[0-9a-f]+ session=/) })
            #expect(lines.all.contains { $0.contains(/^foreign origin .*request=[0-9a-f]+/) })
            stream.close()
        }
    }

    @Test("the log adds metadata to all lines of a tagged copy, which has no further lines of a kind")
    func tags() {
        let lines = LogLines()
        let log = RateLimitedLog(lines.logger)
        let tagged = log.tagged(["session": "7"])
        let start = ContinuousClock.now
        for _ in 0..<4 { log.notice("malformed frame", now: start) }
        for _ in 0..<4 { tagged.notice("malformed frame", ["reason": "x"], now: start) }
        #expect(lines.all.count == 5)
        #expect(lines.all.last == "malformed frame reason=x session=7")
        RateLimitedLog.$request.withValue("9") { tagged.line(.error, "failed", ["error": "a\nb"]) }
        #expect(lines.all.last == "failed error=a\\nb request=9 session=7")
    }
}
