// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisCore
import Foundation
import Synchronization
import Testing

@testable import DaisServer

@Suite("The pace of an event stream")
struct EventStreamPaceTests {
    @Test("a browser that does not keep up with its event stream gets one merged patch later")
    func merging() async throws {
        let handled = BackPressureTests.Heavy.Taps()
        try await TestServer.run {
            BackPressureTests.Heavy(taps: handled)
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(EventTests.page(reply.text))
            let stream = try await StreamClient.open(port: server.port, facts: page.facts)
            #expect(await stream.welcome()?.status == "adopted")
            try await stream.raw.setReading(false)
            let taps = 100
            for tap in 1...taps {
                #expect(try await stream.send("[\"e\",\(tap),0,\(page.button),\"click\",null]") == 204)
            }
            #expect(await TestServer.eventually { handled.count.withLock { $0 } == taps })
            try await stream.raw.setReading(true)
            var bytes = 0
            var sawLast = false
            while !sawLast, let frame = await stream.frame() {
                bytes += frame.utf8.count
                sawLast = frame.contains("#\(taps)#")
            }
            #expect(sawLast)
            // Unmerged it would be 20 MB; the rest is what the kernel's buffers had taken.
            #expect(bytes < taps * 200_000 / 2, "\(bytes) bytes")
            stream.close()
        }
    }

    @Test("a browser that takes nothing of its event stream is disconnected in time, whatever it sends meanwhile")
    func slowReader() async throws {
        struct Long: View {
            @State private var isLong = false
            var body: some View {
                VStack {
                    Text(isLong ? String(repeating: "x", count: 24 << 20) : "short")
                    Button("More") { isLong = true }
                }
            }
        }
        var options = ServerOptions()
        options.traffic.unsentSeconds = 0.5
        try await TestServer.run(options: options) {
            Long()
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(EventTests.page(reply.text))
            let stream = try await StreamClient.open(port: server.port, facts: page.facts)
            #expect(await stream.welcome()?.status == "adopted")
            try await stream.raw.setReading(false)
            #expect(try await stream.send("[\"e\",1,0,\(page.button),\"click\",null]") == 204)
            for _ in 0..<500 where await server.registry.connectionCount > 0 {
                _ = try await stream.send("[\"a\",0]")
                try await Task.sleep(for: .milliseconds(10))
            }
            #expect(await server.registry.connectionCount == 0)
            #expect(await server.registry.sessionCount == 1)
            stream.close()
        }
    }

    @Test("a request with frames waits while the main actor has more to handle than 256 kB")
    func busyMainActor() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let stream = try await StreamClient.open(port: server.port)
            let welcome = try #require(await stream.welcome())
            let session = try #require(await server.registry.session(welcome.session))
            let isBusy = Mutex(true)
            let hasBegun = Mutex(false)
            Task { @MainActor in
                hasBegun.withLock { $0 = true }
                while isBusy.withLock({ $0 }) { usleep(1000) }
            }
            while !hasBegun.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
            let payload = String(repeating: "x", count: 60_000)
            let answered = Mutex(0)
            let name = stream.name, key = stream.key
            let sending = Task {
                for number in 1...20 {
                    let body = "\(key)\n[\"e\",\(number),0,1,\"input\",\"\(payload)\"]"
                    let raw = try await RawClient(port: server.port)
                    try await raw.send(
                        StreamClient.request("/_dais/live/\(name)/\(number)", port: server.port, body: body))
                    guard await raw.takeHead()?.contains(" 204 ") == true else { return }
                    raw.close()
                    answered.withLock { $0 += 1 }
                }
            }
            var most = 0
            for _ in 0..<500 where most <= 256 * 1024 {
                try await Task.sleep(for: .milliseconds(10))
                most = session.unhandledBytes
            }
            #expect(most > 256 * 1024)
            #expect(most < 256 * 1024 + 64 * 1024)
            #expect(answered.withLock { $0 } == 4)
            isBusy.withLock { $0 = false }
            try await sending.value
            #expect(answered.withLock { $0 } == 20)
            #expect(await stream.frame(with: ",20,[]") != nil)
            stream.close()
        }
    }

    @Test("a browser that sends frames faster than allowed is answered later, and loses nothing")
    func rate() async throws {
        var options = ServerOptions()
        options.framesPerSecond = 20
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            let stream = try await StreamClient.open(port: server.port)
            #expect(await stream.welcome() != nil)
            let frames = (1...60).map { "[\"e\",\($0),0,1,\"click\",null]" }
            let started = ContinuousClock.now
            #expect(try await stream.post(frames, number: 1) == 204)
            // 40 at once, and 20 a second: the hello and the request have cost 6 of them.
            #expect(ContinuousClock.now - started > .seconds(1))
            #expect(await stream.frame(with: ",60,[]") != nil)
            stream.close()
        }
    }
}
