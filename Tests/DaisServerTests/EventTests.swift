// SPDX-License-Identifier: Apache-2.0

import Dais
import Testing

@Suite("A tap")
struct EventTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("More") { count += 1 }
            }
        }
    }

    /// The number of the first element with this event, counted as the protocol does: in document order from the root.
    static func element(_ event: String, in page: String) -> Int? {
        guard let root = page.firstMatch(of: /<main[^>]* id="dais-root"/) else { return nil }
        let tags = page[root.range.lowerBound...].matches(of: /<[a-z][^>]*>/)
        return tags.firstIndex { $0.output.contains("data-on=\"\(event)") }.map { $0 + 1 }
    }

    static func page(_ text: String) -> (facts: String, button: Int)? {
        guard let count = text.firstMatch(of: /"count":([0-9]+)/)?.1,
            let sum = text.firstMatch(of: /"sum":"([0-9a-f]+)"/)?.1,
            let button = element("click", in: text)
        else { return nil }
        return ("\"count\":\(count),\"sum\":\"\(sum)\"", button)
    }

    @Test("a tap adopts the page, changes the state, and only the text comes back")
    func roundTrip() async throws {
        try await TestServer.run {
            Counter()
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(Self.page(reply.text))
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello(page.facts)
            #expect(await socket.welcome()?.status == "adopted")
            try await socket.send("[\"e\",1,0,\(page.button),\"click\",null]")
            let patch = try #require(await socket.text())
            #expect(patch.hasPrefix("[\"p\",1,1,"))
            #expect(patch.contains("Count 1"))
            #expect(patch.utf8.count < 100)
            // The same number again is a repetition after a reconnect, not a second tap.
            try await socket.send("[\"e\",1,1,\(page.button),\"click\",null]")
            try await socket.send("[\"e\",2,1,\(page.button),\"click\",null]")
            #expect(await socket.text(with: "Count")?.contains("Count 2") == true)
            socket.close()
        }
    }

    @Test("a tap whose answer was lost with the connection is answered after the reconnect, once")
    func replay() async throws {
        try await TestServer.run {
            Counter()
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(Self.page(reply.text))
            let first = try await SocketClient.open(port: server.port)
            try await first.hello(page.facts)
            let welcome = try #require(await first.welcome())
            try await first.send("[\"e\",1,0,\(page.button),\"click\",null]")
            #expect(await first.text()?.contains("Count 1") == true)
            first.close()
            #expect(await TestServer.eventually { server.registry.connectionCount == 0 })

            let second = try await SocketClient.open(port: server.port)
            try await second.hello(SocketClient.resuming(welcome, acknowledged: 0, sequence: 2))
            #expect(await second.welcome()?.status == "resumed")
            #expect(await second.text()?.contains("Count 1") == true)
            try await second.send("[\"e\",1,1,\(page.button),\"click\",null]")
            try await second.send("[\"e\",2,1,\(page.button),\"click\",null]")
            #expect(await second.text(with: "Count")?.contains("Count 2") == true)
            second.close()
        }
    }

    @Test("a tap in one session changes nothing in another")
    func isolation() async throws {
        try await TestServer.run {
            Counter()
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(Self.page(reply.text))
            let first = try await SocketClient.open(port: server.port)
            let second = try await SocketClient.open(port: server.port)
            for socket in [first, second] {
                try await socket.hello(page.facts)
                #expect(await socket.welcome()?.status == "adopted")
            }
            try await first.send("[\"e\",1,0,\(page.button),\"click\",null]")
            #expect(await first.text()?.contains("Count 1") == true)
            try await second.send("[\"e\",1,0,\(page.button),\"click\",null]")
            #expect(await second.text()?.contains("Count 1") == true)
            first.close()
            second.close()
        }
    }

    @Test("a tap may come before the welcome")
    func early() async throws {
        try await TestServer.run {
            Counter()
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(Self.page(reply.text))
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello(page.facts)
            try await socket.send("[\"e\",1,0,\(page.button),\"click\",null]")
            #expect(await socket.welcome() != nil)
            #expect(await socket.text(with: "Count")?.contains("Count 1") == true)
            socket.close()
        }
    }
}
