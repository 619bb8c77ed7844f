// SPDX-License-Identifier: Apache-2.0

import Dais
import Testing

@Suite("A browser that does not keep up")
struct BackPressureTests {
    /// Each tap changes 200 kB of text.
    private struct Heavy: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text(String(repeating: "\(count % 10)", count: 200_000) + "#\(count)#")
                Button("More") { count += 1 }
            }
        }
    }

    @Test("gets one merged patch when it reads again, and the server keeps no more than that for it")
    func merging() async throws {
        try await TestServer.run {
            Heavy()
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(EventTests.page(reply.text))
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello(page.facts)
            #expect(await socket.welcome()?.status == "adopted")
            try await socket.raw.setReading(false)
            let taps = 150
            for tap in 1...taps {
                try await socket.send("[\"e\",\(tap),0,\(page.button),\"click\",null]")
                // Far enough apart that each tap has a turn of its own: taps of one turn would be merged anyway.
                try await Task.sleep(for: .milliseconds(8))
            }
            try await socket.raw.setReading(true)
            var bytes = 0
            var sawLast = false
            while !sawLast, let frame = await socket.text() {
                bytes += frame.utf8.count
                sawLast = frame.contains("#\(taps)#")
            }
            #expect(sawLast)
            // Unmerged it would be 30 MB; the rest is what the kernel's buffers had taken.
            #expect(bytes < taps * 200_000 / 2, "\(bytes) bytes")
            socket.close()
        }
    }
}
