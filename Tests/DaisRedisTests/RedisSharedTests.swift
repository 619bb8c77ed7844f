// SPDX-License-Identifier: Apache-2.0
#if Redis
import DaisTesting
import Foundation
import Testing

@testable import DaisCore
@testable import DaisRedis

@MainActor
@Suite("Shared values through Redis", .serialized, .timeLimit(.minutes(5)))
struct RedisSharedTests {
    /// The counters of processes.
    private func counters(_ server: RedisServer, _ count: Int = 3) throws -> [SharedValue<Int>] {
        try (0..<count).map { _ in
            let store = try RedisStore(server.address)
            return SharedSpace.$current.withValue(SharedSpace(store: store, broadcast: store)) {
                SharedValue("counter", initial: 0)
            }
        }
    }

    private func loaded(_ server: RedisServer, _ count: Int = 3) async throws -> [SharedValue<Int>] {
        let all = try counters(server, count)
        try await eventually("the values are loaded") { all.allSatisfy(\.isLoaded) }
        return all
    }

    private func expect(_ number: Int, _ counters: [SharedValue<Int>]) async throws {
        try await eventually("all counters have \(number)") { counters.allSatisfy { $0.value == number } }
        #expect(counters.map(\.value) == counters.map { _ in number })
    }

    @Test("the counts of three processes add up")
    func addUp() async throws {
        let server = try await RedisServer()
        let all = try await loaded(server)
        for round in 0..<300 {
            for counter in all { counter.withLock { $0 += 1 } }
            if round.isMultiple(of: 3) { try await Task.sleep(for: .milliseconds(1)) }
        }
        try await expect(900, all)
        // A process that starts later reads the value.
        try await expect(900, try counters(server, 1))
    }

    @Test("changes during a restart with a disk are all counted, and once")
    func durable() async throws {
        let server = try await RedisServer(isDurable: true)
        let all = try await loaded(server)
        for round in 0..<60 {
            for counter in all { counter.withLock { $0 += 1 } }
            if round == 20 { server.kill() }
            if round == 40 { try await server.start() }
            try await Task.sleep(for: .milliseconds(2))
        }
        try await expect(180, all)
    }

    @Test("after a restart without a disk the value is back, and counts on")
    func lost() async throws {
        let server = try await RedisServer()
        let all = try await loaded(server)
        for counter in all { counter.withLock { $0 += 10 } }
        try await expect(30, all)
        server.kill()
        try await server.start()
        // Nobody writes. A process that returns finds nothing, and writes what it knows.
        let probe = try RedisStore(server.address)
        try await eventually("the value is back") { try await probe.read("counter")?.text == "30" }
        for counter in all { counter.withLock { $0 += 1 } }
        try await expect(33, all)
    }

    @Test("a value that is too long for a report is read by the other processes")
    func long() async throws {
        let server = try await RedisServer()
        let values = try (0..<2).map { _ in
            let store = try RedisStore(server.address)
            return SharedSpace.$current.withValue(SharedSpace(store: store, broadcast: store)) {
                SharedValue("text", initial: "")
            }
        }
        try await eventually("the values are loaded") { values.allSatisfy(\.isLoaded) }
        values[0].value = String(repeating: "x", count: 100_000)
        try await eventually("the text arrives") { values[1].value.count == 100_000 }
        values[1].withLock { $0 = "short" }
        try await eventually("the text arrives") { values[0].value == "short" }
    }

    @Test("a view shows what a process without views has written, in a turn of its own")
    func view() async throws {
        struct Page: View {
            @Shared("counter") private var count = 0
            var body: some View { Button("Count \(count)") { $count.withLock { $0 += 1 } } }
        }
        let server = try await RedisServer()
        let store = try RedisStore(server.address)
        let screen = SharedSpace.$current.withValue(SharedSpace(store: store, broadcast: store)) { Screen { Page() } }
        let counter = try await loaded(server, 1)[0]
        counter.withLock { $0 += 41 }
        try await eventually("the view shows it") {
            screen.settle()
            return screen.button("Count 41").exists
        }
        screen.button("Count 41").tap()
        #expect(screen.button("Count 42").exists)
        try await expect(42, [counter])
    }

    @Test("a store performs a write of one name once, and refuses one over an old version")
    func writes() async throws {
        let server = try await RedisServer()
        let store = try RedisStore(server.address)
        #expect(try await store.read("a") == nil)
        let first = try await store.write("1", to: "a", over: nil, id: "first")
        #expect(first.isPerformed && first.newest.version == 1 && first.newest.text == "1")
        let again = try await store.write("1", to: "a", over: nil, id: "first")
        #expect(again == first)
        let refused = try await store.write("2", to: "a", over: nil, id: "second")
        #expect(!refused.isPerformed && refused.newest == first.newest)
        let second = try await store.write("2", to: "a", over: first.newest, id: "third")
        #expect(second.isPerformed && second.newest.version == 2 && second.newest.era == first.newest.era)
        #expect(try await store.read("a") == second.newest)
    }

    @Test("a state of a page is kept unless there is a newer one, and expires")
    func states() async throws {
        let server = try await RedisServer()
        let store = try RedisStore(server.address)
        #expect(try await store.newest(of: "page") == nil)
        #expect(try await store.keep(.init(number: 2, sealed: "two"), of: "page", seconds: 60))
        #expect(try await store.keep(.init(number: 2, sealed: "two"), of: "page", seconds: 60))
        #expect(try await !store.keep(.init(number: 2, sealed: "other"), of: "page", seconds: 60))
        #expect(try await !store.keep(.init(number: 1, sealed: "one"), of: "page", seconds: 60))
        #expect(try await store.newest(of: "page") == .init(number: 2, sealed: "two"))
        #expect(try await store.keep(.init(number: 3, sealed: "three"), of: "page", seconds: 1))
        try await eventually("the state has expired") { try await store.newest(of: "page") == nil }
    }

    @Test("a closed store answers nobody")
    func closed() async throws {
        let server = try await RedisServer()
        let store = try RedisStore(server.address)
        #expect(try await store.read("a") == nil)
        store.close()
        await #expect(throws: (any Error).self) { _ = try await store.read("a") }
    }
}
#endif
