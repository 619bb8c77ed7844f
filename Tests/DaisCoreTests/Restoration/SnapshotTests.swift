// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Snapshots")
struct SnapshotTests {
    private static func sample() -> SessionSnapshot {
        var snapshot = SessionSnapshot()
        snapshot.route = "/a?b=1"
        snapshot.values = ["v": "\"text \\\"quoted\\\"\""]
        snapshot.scene = ["tab": "2"]
        snapshot.stacks = ["s": "[]"]
        snapshot.tabs = ["t": 2]
        return snapshot
    }

    @Test("a snapshot is what its bytes say")
    func roundTrip() {
        let snapshot = Self.sample()
        let encoded = snapshot.encoded(limit: 10_000)
        #expect(encoded.left.isEmpty)
        #expect(SessionSnapshot.decoded(encoded.bytes) == snapshot)
        #expect(SessionSnapshot().isEmpty && !snapshot.isEmpty)
    }

    @Test("bytes that are no snapshot of this version are none, whatever they are")
    func corrupted() {
        let bytes = Self.sample().encoded(limit: 10_000).bytes
        var random = SeededNumbers(seed: 7)
        for _ in 0..<2000 {
            var broken = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                broken[Int.random(in: broken.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            broken.removeLast(Int.random(in: 0...3, using: &random))
            // It is another snapshot or none, and the process lives.
            _ = SessionSnapshot.decoded(broken)
        }
        #expect(SessionSnapshot.decoded([]) == nil)
        #expect(SessionSnapshot.decoded(Array(bytes.dropLast())) == nil)
        #expect(SessionSnapshot.decoded(Array(String(repeating: "[", count: 30_000).utf8)) == nil)
        var other = Self.sample()
        other.version = SessionSnapshot.version + 1
        #expect(SessionSnapshot.decoded(other.encoded(limit: 10_000).bytes) == nil)
    }

    @Test("entries that are too large are left out, the largest first")
    func tooLarge() {
        var snapshot = Self.sample()
        snapshot.values["k View.big"] = String(repeating: "x", count: 5000)
        snapshot.scene["bigger"] = String(repeating: "y", count: 6000)
        let encoded = snapshot.encoded(limit: 2000)
        #expect(encoded.left.map(\.name) == ["@SceneStorage(\"bigger\")", "@RestorableState View.big"])
        #expect(encoded.bytes.count <= 2000)
        #expect(SessionSnapshot.decoded(encoded.bytes) == Self.sample())
        #expect(SessionSnapshot().encoded(limit: 3).bytes.isEmpty)
    }

    struct Counter: View {
        @RestorableState("count") private var count = 0
        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("More") { count += 1 }
                Button("Less") { count -= 1 }.accessibilityLabel("Less")
            }
        }
    }

    @MainActor
    private struct Tab {
        let clock = ManualClock()
        let session: Session
        let transport = RecordingTransport()

        init(_ hello: ClientHello = ClientHello(), identity: String? = nil) {
            let content = RootContent(title: nil) { Counter() }.sealed(by: SnapshotSeal.test)
            session = Session(content: content, clock: clock)
            session.scope.identityBinding = identity
            _ = session.open(hello, transport: transport)
            session.runTurn()
        }

        /// The texts that the browser has been given to keep since the last call.
        func sealed() throws -> [String] {
            try transport.take().filter { $0.hasPrefix("[\"s\",\"\"") }
                .map { try #require(JSONReader.read(Array($0.utf8)[...])[2].string) }
        }

        func lastSealed() throws -> String { try #require(sealed().last) }

        func tap(_ number: Int) throws {
            let button = try #require(session.tree.root.descendant { $0.tag == .button })
            session.enqueue(.event(ClientEvent(sequence: number, element: button.id, kind: .click)))
            session.runTurn()
        }
    }

    @Test("a session sends its state when it rests, at most every three seconds, and only if it differs")
    func pace() throws {
        let tab = Tab()
        tab.clock.advance(by: .seconds(20))
        #expect(try tab.sealed().isEmpty, "nothing to restore")
        try tab.tap(1)
        tab.clock.advance(by: .milliseconds(900))
        #expect(try tab.sealed().isEmpty)
        tab.clock.advance(by: .milliseconds(200))
        #expect(try tab.sealed().count == 1)
        try tab.tap(2)
        tab.clock.advance(by: .milliseconds(1900))
        #expect(try tab.sealed().isEmpty, "one in three seconds")
        tab.clock.advance(by: .seconds(1))
        #expect(try tab.sealed().count == 1)
        tab.session.requestTurn()
        tab.session.runTurn()
        tab.clock.advance(by: .seconds(10))
        #expect(try tab.sealed().isEmpty, "nothing has changed")
        #expect(!tab.clock.isWaiting)
        // Someone who never rests is saved too.
        for number in 3..<13 {
            try tab.tap(number)
            tab.clock.advance(by: .milliseconds(500))
        }
        #expect(try tab.sealed().count == 1)
    }

    @Test("state that has become empty again replaces what the browser keeps")
    func emptied() throws {
        let tab = Tab()
        try tab.tap(1)
        tab.clock.advance(by: .seconds(5))
        var hello = ClientHello()
        hello.sealed = try tab.lastSealed()
        let next = Tab(hello)
        let less = try #require(next.session.tree.root.descendant { $0.attribute("aria-label") == "Less" })
        next.session.event(1, less.id)
        next.clock.advance(by: .seconds(5))
        hello.sealed = try next.lastSealed()
        #expect(Tab(hello).session.snapshot().isEmpty)
    }

    @Test("a slow browser is sent nothing")
    func congested() throws {
        let tab = Tab()
        tab.transport.pendingBytes = 10_000_000
        try tab.tap(1)
        tab.clock.advance(by: .seconds(5))
        #expect(try tab.sealed().isEmpty)
        tab.transport.pendingBytes = 0
        tab.session.runTurn()
        tab.clock.advance(by: .seconds(5))
        #expect(try tab.sealed().count == 1)
    }

    @Test("another session restores what a browser has kept, for the same identity and page")
    func restored() throws {
        let tab = Tab(identity: "ada")
        try tab.tap(1)
        tab.clock.advance(by: .seconds(5))
        var hello = ClientHello()
        hello.sealed = try tab.lastSealed()
        func text(_ hello: ClientHello, _ identity: String?) -> Bool {
            Tab(hello, identity: identity).session.tree.root.markup.contains("Count 1")
        }
        #expect(text(hello, "ada"))
        #expect(!text(hello, "eve"))
        #expect(!text(hello, nil))
        var elsewhere = hello
        elsewhere.url = "/other"
        #expect(!text(elsewhere, "ada"))
        hello.sealed?.removeLast(2)
        #expect(!text(hello, "ada"))
    }

    @Test("a page that was in use and begins anew says so in the user's language")
    func note() throws {
        var hello = ClientHello()
        hello.facts.locale = "de"
        #expect(!(Tab(hello).transport.take().first ?? "").contains("neu beginnen"))
        hello.session = "gone"
        hello.sequence = 3
        #expect(try #require(Tab(hello).transport.take().first).contains("neu beginnen"))
        let tab = Tab()
        try tab.tap(1)
        tab.clock.advance(by: .seconds(5))
        hello.sealed = try tab.lastSealed()
        #expect(!(Tab(hello).transport.take().first ?? "").contains("neu beginnen"))
    }
}

extension SnapshotSeal {
    /// A seal that encrypts nothing, and tells identities apart.
    fileprivate static let test = SnapshotSeal(
        seal: { bytes, identity, _ in (identity ?? "") + "|" + Data(bytes).base64EncodedString() },
        open: { text, identity in
            let parts = text.split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0] == identity ?? "" else { return nil }
            return Data(base64Encoded: String(parts[1])).map { Opened(bytes: Array($0)) }
        })
}
