// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisServer
import Foundation
import Testing

/// Pages that continue in another server with the same keys and the same store of states.
@Suite("After a restart of a server with a store of states")
struct StoredStateTests {
    private struct Notes: View {
        let length: Int
        @RestorableState("count") private var count = 0
        @RestorableState("text") private var text = ""

        var body: some View {
            VStack {
                Text(verbatim: "Count \(count) length \(text.count)")
                Button("More") {
                    count += 1
                    text = String(repeating: "x", count: length)
                }
            }
        }
    }

    private static func options(_ store: any SnapshotStore) throws -> ServerOptions {
        var options = ServerOptions()
        options.snapshotKeys = try SnapshotKeys(Data(repeating: 1, count: 32).base64EncodedString())
        options.snapshotStore = store
        return options
    }

    private actor Texts {
        var all: [String] = []
        func add(_ text: String) { all.append(text) }
    }

    /// Taps the button, each time after the state was sent, and returns all sent states.
    private static func states(_ store: any SnapshotStore, taps: Int, length: Int) async throws -> [String] {
        let texts = Texts()
        try await TestServer.run(options: try options(store)) {
            Notes(length: length)
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(EventTests.page(reply.text))
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello(page.facts)
            _ = try #require(await socket.welcome())
            for number in 1...taps {
                try await socket.send("[\"e\",\(number),0,\(page.button),\"click\",null]")
                let sealed = try #require(await socket.text(with: "[\"s\",\"\","))
                await texts.add(String(sealed.dropFirst(9).dropLast(2)))
            }
            socket.close()
        }
        return await texts.all
    }

    /// Returns what another server answers to a page that had a session.
    private static func answer(_ store: any SnapshotStore, _ sealed: String) async throws -> String {
        let texts = Texts()
        try await TestServer.run(options: try options(store)) {
            Notes(length: 0)
        } body: { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello("\"session\":\"gone\",\"secret\":\"x\",\"seq\":1,\"sealed\":\"\(sealed)\"")
            await texts.add(await socket.text() ?? "")
            await texts.add(await socket.text() ?? "")
            socket.close()
        }
        return await texts.all.joined()
    }

    private static let note = "This page had to start again."

    @Test("a browser that returns an older state gets the newest one")
    func older() async throws {
        let store = InProcessSnapshotStore()
        let states = try await Self.states(store, taps: 2, length: 0)
        let answer = try await Self.answer(store, states[0])
        #expect(answer.contains("Count 2 length 0") && !answer.contains(Self.note))
    }

    @Test("a large state returns as a whole, and a page whose state is gone begins anew and says so")
    func large() async throws {
        let store = InProcessSnapshotStore()
        let states = try await Self.states(store, taps: 1, length: 100_000)
        #expect(states[0].utf8.count < 300)
        let answer = try await Self.answer(store, states[0])
        #expect(answer.contains("Count 1 length 100000") && !answer.contains(Self.note))
        let lost = try await Self.answer(InProcessSnapshotStore(), states[0])
        #expect(lost.contains("Count 0 length 0") && lost.contains(Self.note))
    }
}
