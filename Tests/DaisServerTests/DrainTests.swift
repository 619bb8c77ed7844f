// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisCore
import DaisServer
import Foundation
import Testing

@Suite("A server that stops", .serialized)
struct DrainTests {
    private struct Counter: View {
        @RestorableState("count") private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test("a server that stops sends each browser the last state before it sends it away")
    func lastState() async throws {
        try await TestServer.run {
            Counter()
        } body: { server in
            let (socket, button) = try await SocketClient.adopting(port: server.port)
            // The first change is kept at once, and the second one waits for a pause.
            for number in 1...2 { try await socket.tap(button, number) }
            #expect(await socket.text(with: "Count 2") != nil)
            await server.stop()
            var frames: [String] = []
            while let frame = await socket.text() { frames.append(String(frame.prefix(7))) }
            let end = try #require(frames.firstIndex(of: "[\"x\",\"d"))
            #expect(frames[..<end].contains { $0.hasPrefix("[\"s\",\"\"") }, "\(frames)")
        }
    }

    @Test("an app that stops is not ready, sends its browsers away one by one, and ends with code 0")
    func process() async throws {
        let app = try AppProcess(["--port", "0"], environment: ["DAIS_DRAIN": "4"])
        let port = try #require(app.ready())
        var sockets: [SocketClient] = []
        for _ in 0..<3 {
            let socket = try await SocketClient.open(port: port)
            try await socket.hello()
            #expect(await socket.welcome() != nil)
            sockets.append(socket)
        }
        let stream = try await StreamClient.open(port: port)
        #expect(await stream.welcome() != nil)
        #expect(await HTTPReply.get("/_dais/ready", port: port)?.status == 200)
        let start = ContinuousClock.now
        app.stop()
        var reply = await HTTPReply.get("/_dais/ready", port: port)
        while reply?.status == 200 { reply = await HTTPReply.get("/_dais/ready", port: port) }
        #expect(reply?.status == 503)
        #expect(reply?.text == "draining\n")
        #expect(await HTTPReply.get("/", port: port)?.status == 200)
        let late = try await SocketClient.open(port: port)
        #expect(late.reply.status == 503)
        #expect(try await StreamClient.open(port: port).reply.status == 503)
        var ends: [Duration] = []
        for socket in sockets {
            #expect(await socket.ending() == "drain")
            socket.close()
            ends.append(ContinuousClock.now - start)
        }
        #expect(await stream.ending() == "drain")
        ends.append(ContinuousClock.now - start)
        // Of four pauses of a second, the last one ends after four.
        #expect(try #require(ends.max()) >= .seconds(3.9))
        let end = app.end()
        #expect(end.code == 0)
        #expect(end.reason == .exit)
    }

    @Test("an app says in one line that the address for its metrics is taken, and how to go on")
    func takenMetrics() async throws {
        let first = try AppProcess(["--port", "0"])
        let port = try #require(first.ready())
        let end = try AppProcess(["--port", "0"], environment: ["DAIS_METRICS": "127.0.0.1:\(port)"]).end()
        #expect(end.code == 1)
        #expect(
            end.errors == """
                Cannot show metrics on 127.0.0.1:\(port): the port is taken. Name another address in DAIS_METRICS, or \
                ServerOptions.metrics.

                """)
        let wrong = try AppProcess([], environment: ["DAIS_METRICS": "9100"]).end()
        #expect(wrong.code == 2)
        #expect(wrong.errors == "DAIS_METRICS must be an address such as 127.0.0.1:9100, not “9100”.\n")
        first.stop()
        #expect(first.end().code == 0)
    }

    @Test("an app shows its metrics on the address that it is told, and not on its own port")
    func shownMetrics() async throws {
        // A port that was free a moment ago.
        let probe = try AppProcess(["--port", "0"])
        let free = try #require(probe.ready())
        probe.stop()
        #expect(probe.end().code == 0)
        let app = try AppProcess(["--port", "0"], environment: ["DAIS_METRICS": "127.0.0.1:\(free)"])
        let port = try #require(app.ready())
        #expect(await HTTPReply.get("/", port: port)?.status == 200)
        let socket = try await SocketClient.open(port: port)
        try await socket.hello()
        #expect(await socket.welcome() != nil)
        let text = try #require(await HTTPReply.get("/metrics", port: free)?.text)
        #expect(text.contains("# TYPE dais_sessions gauge\ndais_sessions{state=\"connected\"} 1\n"))
        #expect(text.contains("dais_page_duration_seconds_count 1\n"))
        #expect(await HTTPReply.get("/metrics", port: port)?.text.contains("dais_sessions") == false)
        app.stop()
        #expect(app.end().code == 0)
        socket.close()
    }
}
