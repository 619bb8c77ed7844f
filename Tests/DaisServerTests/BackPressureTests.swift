// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisCore
import Foundation
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import DaisServer

@Suite("A browser that does not keep up")
struct BackPressureTests {
    /// Each tap changes 200 kB of text.
    struct Heavy: View {
        final class Taps: Sendable { let count = Mutex(0) }

        let taps: Taps
        @State private var count = 0

        var body: some View {
            VStack {
                Text(String(repeating: "\(count % 10)", count: 200_000) + "#\(count)#")
                Button("More") {
                    count += 1
                    taps.count.withLock { $0 += 1 }
                }
            }
        }
    }

    @Test("a browser that does not keep up gets one merged patch later, and the server keeps no more for it")
    func merging() async throws {
        let handled = BackPressureTests.Heavy.Taps()
        try await TestServer.run {
            BackPressureTests.Heavy(taps: handled)
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(EventTests.page(reply.text))
            let socket = try await SocketClient.open(port: server.port, receiveBuffer: 64 << 10)
            try await socket.hello(page.facts)
            #expect(await socket.welcome()?.status == "adopted")
            try await socket.raw.setReading(false)
            let taps = 150
            for tap in 1...taps {
                try await socket.send("[\"e\",\(tap),0,\(page.button),\"click\",null]")
                // Far enough apart that each tap has a turn of its own: taps of one turn would be merged anyway.
                try await Task.sleep(for: .milliseconds(8))
            }
            #expect(await TestServer.eventually { handled.count.withLock { $0 } == taps })
            try await socket.raw.setReading(true)
            var bytes = 0
            var sawLast = false
            while !sawLast, let frame = await socket.text() {
                bytes += frame.utf8.count
                sawLast = frame.contains("#\(taps)#")
            }
            #expect(sawLast)
            // Unmerged it would be 30 MB; the rest is what the kernel's buffers of the server's end had taken. Those of this
            // end would take up to 32 MB on a machine that allows them to grow.
            #expect(bytes < taps * 200_000 / 2, "\(bytes) bytes")
            socket.close()
        }
    }

    @Test("a browser that takes nothing is disconnected in time, whatever it sends meanwhile")
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
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello(page.facts)
            #expect(await socket.welcome()?.status == "adopted")
            try await socket.raw.setReading(false)
            try await socket.send("[\"e\",1,0,\(page.button),\"click\",null]")
            for _ in 0..<500 where await server.registry.connectionCount > 0 {
                try? await socket.send("[\"a\",0]")
                try await Task.sleep(for: .milliseconds(10))
            }
            #expect(await server.registry.connectionCount == 0)
            #expect(await server.registry.sessionCount == 1)
            socket.close()
        }
    }

    @Test("a browser that leaves 4 MB unsent is disconnected when more has to be sent")
    func unsentBytes() throws {
        let channel = EmbeddedChannel()
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let transport = ChannelTransport(
            channel: channel, client: ClientAddress("10.0.0.1"), congestion: 256 * 1024, limits: TrafficLimits(),
            log: RateLimitedLog(logger), onDrained: { _ in })
        // The loop of an embedded channel runs only when it is told to, as if the kernel took nothing.
        transport.send(String(repeating: "x", count: 5 << 20))
        #expect(channel.isActive)
        transport.send("more")
        #expect(transport.pendingBytes == 5 << 20)
        #expect(!channel.isActive)
    }

    @Test("a connection is not read while the main actor has more to handle than 256 kB")
    func busyMainActor() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            let welcome = try #require(await socket.welcome())
            let session = try #require(await server.registry.session(welcome.session))
            let isBusy = Mutex(true)
            Task { @MainActor in while isBusy.withLock({ $0 }) { usleep(1000) } }
            let payload = String(repeating: "x", count: 60_000)
            for number in 1...20 { try await socket.send("[\"e\",\(number),0,1,\"input\",\"\(payload)\"]") }
            var most = 0
            for _ in 0..<300 where most <= 256 * 1024 {
                try await Task.sleep(for: .milliseconds(10))
                most = session.unhandledBytes
            }
            #expect(most > 256 * 1024)
            isBusy.withLock { $0 = false }
            #expect(most < 256 * 1024 + 64 * 1024)
            #expect(await socket.text(with: ",20,[]") != nil)
            socket.close()
        }
    }
}
