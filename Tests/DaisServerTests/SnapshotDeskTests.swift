// SPDX-License-Identifier: Apache-2.0

import Foundation
import Logging
import Synchronization
import Testing

@testable import DaisCore
@testable import DaisServer

@Suite("States of pages in a store")
struct SnapshotDeskTests {
    private let seal: SnapshotSeal

    init() throws {
        let cipher = SnapshotCipher(
            try SnapshotKeys(Data(repeating: 1, count: 32).base64EncodedString()), place: "", lifetime: 60)
        seal = SnapshotSeal(
            seal: { cipher.seal($0, identity: $1, number: $2) }, open: { cipher.open($0, identity: $1) })
    }

    private func desk(_ store: any SnapshotStore, browserBytes: Int = 32 * 1024, patience: Int = 10_000) -> SnapshotDesk
    {
        SnapshotDesk(
            seal, store: store, lifetime: 60, browserBytes: browserBytes, patience: .milliseconds(patience),
            log: RateLimitedLog(Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })))
    }

    private let small = Array("{\"count\":1}".utf8)
    private let other = Array("{\"count\":2}".utf8)

    /// Returns the bytes that a session would restore.
    private func restored(_ desk: SnapshotDesk, _ sealed: String, identity: String? = nil) async -> [UInt8]? {
        let found = await desk.look(up: sealed, identity)
        return desk.seal(for: found.line).open(found.sealed, identity)?.bytes
    }

    @Test("a browser that returns an older state gets the newest one, also in another process")
    func older() async {
        let store = InProcessSnapshotStore()
        let desk = desk(store)
        let session = desk.seal(for: SnapshotLine())
        let (first, second) = (session.seal(small, nil, 1), session.seal(other, nil, 1))
        await desk.finish()
        #expect(await restored(desk, second) == other)
        #expect(await restored(self.desk(store), first) == other)
    }

    @Test("a page that is restored continues its line, so that what was newest before is older then")
    func continued() async {
        let desk = desk(InProcessSnapshotStore())
        let first = desk.seal(for: SnapshotLine()).seal(small, nil, 1)
        await desk.finish()
        let found = await desk.look(up: first, nil)
        _ = desk.seal(for: found.line).seal(other, nil, 1)
        await desk.finish()
        #expect(await restored(desk, first) == other)
    }

    @Test("a state that is too large for a browser is kept by the store, and the browser has its name")
    func large() async {
        let store = InProcessSnapshotStore()
        let desk = desk(store, browserBytes: 400)
        let bytes = Array("{\"text\":\"\(String(repeating: "x", count: 5000))\"}".utf8)
        let name = desk.seal(for: SnapshotLine()).seal(bytes, nil, 1)
        await desk.finish()
        #expect(name.utf8.count < 400)
        #expect(await restored(desk, name) == bytes)
        // Where it is gone, nothing is restored.
        #expect(SessionSnapshot.decoded(await restored(self.desk(InProcessSnapshotStore()), name) ?? []) == nil)
    }

    @Test("a state that the store does not know, and one that was made without a store, are restored")
    func unknown() async {
        let desk = desk(InProcessSnapshotStore())
        let sealed = self.desk(InProcessSnapshotStore()).seal(for: SnapshotLine()).seal(small, nil, 1)
        #expect(await restored(desk, sealed) == small)
        #expect(await restored(desk, seal.seal(other, nil, 1)) == other)
    }

    @Test("a state of somebody else, and one that was changed, are not restored")
    func refused() async {
        let store = InProcessSnapshotStore()
        let desk = desk(store)
        let session = desk.seal(for: SnapshotLine())
        let (first, _) = (session.seal(small, "ann", 1), session.seal(other, "ann", 1))
        await desk.finish()
        #expect(await restored(desk, first, identity: "ann") == other)
        #expect(await restored(desk, first, identity: "bob") == nil)
        #expect(await restored(desk, String(first.reversed()), identity: "ann") == nil)
        #expect(await restored(desk, "") == nil)
    }

    private struct Away: SnapshotStore {
        struct Problem: Error {}
        var hangs = false
        func keep(_ state: KeptState, of page: String, seconds: Int) async throws -> Bool { throw Problem() }
        func newest(of page: String) async throws -> KeptState? {
            // A cancellation does not end it.
            if hangs { await withCheckedContinuation { Hanging.all.add($0) } }
            throw Problem()
        }
    }

    /// The calls that nobody answers.
    private final class Hanging: Sendable {
        static let all = Hanging()
        private let calls = Mutex<[CheckedContinuation<Void, Never>]>([])
        func add(_ call: CheckedContinuation<Void, Never>) { calls.withLock { $0.append(call) } }
    }

    @Test(
        "a store that fails or does not answer leaves the state of the browser, and no name", arguments: [false, true])
    func away(hangs: Bool) async {
        let desk = desk(Away(hangs: hangs), patience: 100)
        let sealed = desk.seal(for: SnapshotLine()).seal(small, nil, 1)
        #expect(await restored(desk, sealed) == small)
        let narrow = self.desk(Away(hangs: hangs), browserBytes: 10, patience: 100)
        let name = narrow.seal(for: SnapshotLine()).seal(small, nil, 1)
        #expect(await narrow.look(up: name, nil).sealed == "")
    }

    private final class Count: Sendable {
        private let count = Mutex(0)
        var number: Int { count.withLock { $0 } }
        func add() { count.withLock { $0 += 1 } }
    }

    @Test("of two tabs that continue one page, one begins a line of its own and sends its state again")
    func duplicated() async {
        let desk = desk(InProcessSnapshotStore())
        let sealed = desk.seal(for: SnapshotLine()).seal(small, nil, 1)
        await desk.finish()
        let lines = [await desk.look(up: sealed, nil).line, await desk.look(up: sealed, nil).line]
        let forked = Count()
        for line in lines { line.onFork { forked.add() } }
        let first = desk.seal(for: lines[0]).seal(small, nil, 1)
        await desk.finish()
        _ = desk.seal(for: lines[1]).seal(other, nil, 1)
        await desk.finish()
        #expect(forked.number == 1)
        let again = desk.seal(for: lines[1]).seal(other, nil, 1)
        await desk.finish()
        #expect(await restored(desk, first) == small)
        #expect(await restored(desk, again) == other)
    }

    private final class Clock: Sendable {
        private let moment = Mutex(ContinuousClock.now)
        var now: ContinuousClock.Instant { moment.withLock { $0 } }
        func pass(_ time: Duration) { moment.withLock { $0 += time } }
    }

    @Test("a store in the process keeps the newest state, until it expires or others need its bytes")
    func inProcess() async throws {
        let clock = Clock()
        let store = InProcessSnapshotStore(maximumBytes: 5000) { clock.now }
        #expect(try await store.keep(KeptState(number: 2, sealed: "two"), of: "a", seconds: 60))
        #expect(try await !store.keep(KeptState(number: 2, sealed: "other"), of: "a", seconds: 60))
        #expect(try await !store.keep(KeptState(number: 1, sealed: "one"), of: "a", seconds: 60))
        #expect(try await store.newest(of: "a") == KeptState(number: 2, sealed: "two"))
        for number in 0..<20 {
            let text = String(repeating: "x", count: 400)
            #expect(try await store.keep(KeptState(number: 1, sealed: text), of: "page \(number)", seconds: 60))
            #expect(store.bytes <= 5000)
        }
        #expect(try await store.newest(of: "a") == nil)
        #expect(try await store.newest(of: "page 19") != nil)
        clock.pass(.seconds(61))
        #expect(try await store.newest(of: "page 19") == nil)
        #expect(try await store.keep(KeptState(number: 1, sealed: "new"), of: "page 19", seconds: 60))
        #expect(store.bytes < 200)
    }
}
