// SPDX-License-Identifier: Apache-2.0
#if Redis
import DaisCore
import Foundation
import Synchronization
import Testing

@testable import DaisRedis

@MainActor
@Suite("Messages through Redis", .serialized, .timeLimit(.minutes(5)))
struct RedisBroadcastTests {
    final class Heard: Sendable {
        private let list = Mutex<[BroadcastEvent]>([])
        var events: [BroadcastEvent] { list.withLock { $0 } }
        var texts: [String] {
            events.compactMap { if case .message(let text) = $0 { text } else { nil } }
        }
        var gaps: Int { events.count - texts.count }
        func add(_ event: BroadcastEvent) { list.withLock { $0.append(event) } }
    }

    /// A reader whose subscription has begun.
    private func reader(_ store: RedisStore, _ topic: String = "news") async throws -> (Heard, BroadcastSubscription) {
        let heard = Heard()
        let subscription = store.subscribe(to: topic) { heard.add($0) }
        try await eventually("the subscription begins") { heard.events == [.gap] }
        return (heard, subscription)
    }

    @Test("all processes hear the messages of a topic in one order")
    func order() async throws {
        let server = try await RedisServer()
        let stores = try (0..<3).map { _ in try RedisStore(server.address) }
        var readers: [(Heard, BroadcastSubscription)] = []
        for store in stores { readers.append(try await reader(store)) }
        for number in 0..<100 {
            for (index, store) in stores.enumerated() { store.publish("\(index) \(number)", to: "news") }
        }
        stores[0].publish("other", to: "others")
        try await eventually("all messages arrive") { readers.allSatisfy { $0.0.texts.count >= 300 } }
        #expect(readers[0].0.texts.count == 300)
        #expect(readers[0].0.events == readers[1].0.events)
        #expect(readers[0].0.events == readers[2].0.events)
        // A second reader of a process that listens already begins without a gap.
        let late = Heard()
        let subscription = stores[0].subscribe(to: "news") { late.add($0) }
        stores[1].publish("last", to: "news")
        try await eventually("the message arrives") { late.texts == ["last"] }
        #expect(late.gaps == 0)
        subscription.cancel()
    }

    @Test("messages that were sent while a process was away arrive when it is back, once and in order")
    func kept() async throws {
        let server = try await RedisServer()
        let (away, here) = (try RedisStore(server.address), try RedisStore(server.address))
        let (heard, subscription) = try await reader(away)
        here.publish("before", to: "news")
        try await eventually("the first message arrives") { heard.texts == ["before"] }
        try await cutReaders(server, here, while: { for number in 0..<64 { here.publish("\(number)", to: "news") } })
        try await eventually("all messages arrive") { heard.texts.count >= 65 || heard.gaps > 1 }
        #expect(heard.texts == ["before"] + (0..<64).map(String.init))
        #expect(heard.gaps == 1)
        subscription.cancel()
    }

    @Test("a process that has missed more than the topic keeps is told of a gap, and hears what comes then")
    func missed() async throws {
        let server = try await RedisServer()
        let (away, here) = (try RedisStore(server.address), try RedisStore(server.address))
        let (heard, subscription) = try await reader(away)
        try await cutReaders(server, here, while: { for number in 0..<200 { here.publish("\(number)", to: "news") } })
        try await eventually("there is a gap") { heard.gaps == 2 || heard.texts.count >= 200 }
        here.publish("then", to: "news")
        try await eventually("the next message arrives") { heard.texts.last == "then" }
        #expect(heard.gaps == 2)
        subscription.cancel()
    }

    /// Cuts the connections that listen, and does something in the same step of the server.
    private func cutReaders(_ server: RedisServer, _ store: RedisStore, while work: () -> Void) async throws {
        // Redis performs what waits in one go. A reader that is back is behind all of it.
        let isDone = Mutex(false)
        store.commands.send(nil, ["CLIENT", "KILL", "TYPE", "pubsub"]) { _ in }
        work()
        store.commands.send(nil, ["PING"]) { _ in isDone.withLock { $0 = true } }
        try await eventually("the commands are answered") { isDone.withLock { $0 } }
    }

    @Test("a restart with a disk loses no message, and messages wait for the connection")
    func durable() async throws {
        let server = try await RedisServer(isDurable: true)
        let (first, second) = (try RedisStore(server.address), try RedisStore(server.address))
        let (heard, subscription) = try await reader(first)
        for number in 0..<10 { second.publish("\(number)", to: "news") }
        try await eventually("ten messages arrive") { heard.texts.count == 10 }
        server.kill()
        for number in 10..<20 { #expect(second.publish("\(number)", to: "news")) }
        try await server.start()
        try await eventually("twenty messages arrive") { Set(heard.texts).count == 20 || heard.gaps > 1 }
        #expect(heard.texts == (0..<20).map(String.init))
        #expect(heard.gaps == 1)
        subscription.cancel()
    }

    @Test("a restart without a disk is a gap, after which messages arrive")
    func lost() async throws {
        let server = try await RedisServer()
        let (first, second) = (try RedisStore(server.address), try RedisStore(server.address))
        let (heard, subscription) = try await reader(first)
        for number in 0..<10 { second.publish("\(number)", to: "news") }
        try await eventually("ten messages arrive") { heard.texts.count == 10 }
        server.kill()
        try await server.start()
        try await eventually("there is a gap") { heard.gaps == 2 }
        second.publish("new", to: "news")
        try await eventually("a message arrives") { heard.texts.last == "new" }
        subscription.cancel()
    }

    @Test("messages beyond the limit are refused while there is no connection, and those below it arrive")
    func limit() async throws {
        let server = try await RedisServer(isDurable: true)
        let store = RedisStore(try RedisAddress(server.address), mostWaiting: 20)
        let other = try RedisStore(server.address)
        let (heard, subscription) = try await reader(other)
        server.kill()
        let taken = (0..<50).map { store.publish("\($0)", to: "news") }
        #expect(taken.filter(\.self).count == 20)
        #expect(!store.publish(String(repeating: "x", count: 256 * 1024 + 1), to: "news"))
        try await server.start()
        try await eventually("twenty messages arrive") { heard.texts.count == 20 }
        #expect(heard.texts == (0..<20).map(String.init))
        subscription.cancel()
    }

    @Test("a socket, a user, a password and a database are used, and a wrong password is named without it")
    func password() async throws {
        let server = try await RedisServer(options: [
            "--requirepass", "p@ss", "--user", "app", "on", ">word", "~*", "&*", "+@all",
        ])
        for address in [
            "redis://:p%40ss@127.0.0.1:\(server.port)/2", "redis://app:word@127.0.0.1:\(server.port)",
            "unix:\(server.socketPath)?password=p%40ss&db=1",
        ] {
            let store = try RedisStore(address)
            let written = try await store.write("1", to: "a", over: nil, id: "x")
            #expect(written.isPerformed, "\(address)")
        }
        for (address, words) in [
            ("redis://:wrong@127.0.0.1:\(server.port)", "WRONGPASS"), ("redis://127.0.0.1:\(server.port)", "NOAUTH"),
        ] {
            #expect {
                _ = try RedisConnection(try RedisAddress(address), answersWithin: 5)
            } throws: { error in
                "\(error)".contains(words) && !"\(error)".contains("wrong@")
            }
        }
    }
}
#endif
