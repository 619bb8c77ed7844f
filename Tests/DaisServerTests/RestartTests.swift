// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisServer
import Foundation
import Testing

/// Sessions that continue in another server, which shares nothing with the first one but keys.
@Suite("After a restart of the server")
struct RestartTests {
    private struct Counter: View {
        @RestorableState("count") private var count = 0
        @AppStorage("color") private var color = "red"

        var body: some View {
            VStack {
                Text("Count \(count) \(color)")
                Button("More") {
                    count += 1
                    color = "green"
                }
            }
        }
    }

    private static func options(_ key: UInt8?, lifetime: Int = 60) throws -> ServerOptions {
        var options = ServerOptions()
        options.snapshotKeys = try key.map {
            try SnapshotKeys(Data(repeating: $0, count: 32).base64EncodedString())
        }
        options.snapshotLifetime = lifetime
        return options
    }

    /// The state of a page when its server ends.
    private struct Page: Sendable {
        var session = ""
        var sealed = ""
        var stored = ""

        var facts: String { "\"session\":\"\(session)\",\"secret\":\"x\",\"seq\":1,\"sealed\":\"\(sealed)\"" }
    }

    /// Uses the app in one server, and returns what the browser keeps of it.
    private static func used(_ options: ServerOptions) async throws -> Page {
        let kept = Kept()
        try await TestServer.run(options: options) {
            Counter()
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(EventTests.page(reply.text))
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello(page.facts)
            let welcome = try #require(await socket.welcome())
            try await socket.send("[\"e\",1,0,\(page.button),\"click\",null]")
            let stored = try #require(await socket.text(with: "[\"s\",\"color\""))
            let sealed = try #require(await socket.text(with: "[\"s\",\"\","))
            #expect(!sealed.contains("count"))
            await kept.set(
                Page(
                    session: welcome.session, sealed: String(sealed.dropFirst(9).dropLast(2)), stored: stored))
            socket.close()
        }
        return await kept.page
    }

    private actor Kept {
        var page = Page()
        func set(_ page: Page) { self.page = page }
    }

    /// Returns the welcome and the document that another server sends to a page.
    private static func answer(_ options: ServerOptions, _ facts: String) async throws -> String {
        let answers = Answers()
        try await TestServer.run(options: options) {
            Counter()
        } body: { server in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello(facts)
            await answers.add(await socket.text() ?? "")
            await answers.add(await socket.text() ?? "")
            socket.close()
        }
        return await answers.text
    }

    private actor Answers {
        var text = ""
        func add(_ more: String) { text += more }
    }

    private static let note = "This page had to start again."

    @Test("a page continues with its state after a restart with the same keys")
    func sameKeys() async throws {
        let page = try await Self.used(Self.options(1))
        #expect(page.stored == "[\"s\",\"color\",\"\\\"green\\\"\"]")
        let answer = try await Self.answer(Self.options(1), page.facts)
        #expect(answer.contains("Count 1 red") && !answer.contains(Self.note))
        let whole = try await Self.answer(
            Self.options(1), page.facts + ",\"stored\":{\"color\":\"\\\"green\\\"\"}")
        #expect(whole.contains("Count 1 green"))
    }

    @Test("a page begins anew, and says so once, with other keys, a changed snapshot, and after it has expired")
    func refused() async throws {
        var page = try await Self.used(Self.options(1, lifetime: 2))
        let other = try await Self.answer(Self.options(2), page.facts)
        #expect(other.contains("Count 0") && other.contains(Self.note))
        let random = try await Self.answer(Self.options(nil), page.facts)
        #expect(random.contains("Count 0") && random.contains(Self.note))
        try await Task.sleep(for: .seconds(2.1))
        let late = try await Self.answer(Self.options(1), page.facts)
        #expect(late.contains("Count 0") && late.contains(Self.note))
        page = try await Self.used(Self.options(1))
        page.sealed = String(page.sealed.reversed())
        let changed = try await Self.answer(Self.options(1), page.facts)
        #expect(changed.contains("Count 0") && changed.contains(Self.note))
    }

    @Test("a loaded page that has nothing to restore says nothing")
    func fresh() async throws {
        let answer = try await Self.answer(Self.options(1), "\"sealed\":\"AAAA\"")
        #expect(answer.contains("Count 0") && !answer.contains(Self.note))
    }

    @Test("production without keys is warned of, once")
    func warning() async throws {
        let log = LogLines()
        var options = try Self.options(nil)
        options.environment = .production
        try await TestServer.run(options: options, log: log) {
            Counter()
        } body: { server in
            for _ in 0..<2 {
                let socket = try await SocketClient.open(port: server.port)
                try await socket.hello()
                #expect(await socket.welcome() != nil)
                socket.close()
            }
        }
        #expect(log.count(with: "DAIS_KEYS") == 1)
    }
}
