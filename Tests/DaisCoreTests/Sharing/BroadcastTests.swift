// SPDX-License-Identifier: Apache-2.0
import Synchronization
import Testing

@testable import DaisCore

@Suite("Broadcasts in one process")
struct BroadcastTests {
    private final class Heard: Sendable {
        private let list = Mutex<[BroadcastEvent]>([])
        var events: [BroadcastEvent] { list.withLock { $0 } }
        func add(_ event: BroadcastEvent) { list.withLock { $0.append(event) } }

        func wait(for count: Int) async {
            for _ in 0..<30_000 where events.count < count { try? await Task.sleep(for: .milliseconds(1)) }
        }
    }

    @Test("all subscribers of a topic hear its messages in one order, and no others")
    func order() async {
        let hub = InProcessBroadcast()
        let (first, second, other) = (Heard(), Heard(), Heard())
        let subscriptions = [
            hub.subscribe(to: "a") { first.add($0) }, hub.subscribe(to: "a") { second.add($0) },
            hub.subscribe(to: "b") { other.add($0) },
        ]
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask { for number in 0..<50 { hub.publish("\(writer) \(number)", to: "a") } }
            }
        }
        hub.publish("end", to: "b")
        await other.wait(for: 1)
        #expect(first.events.count == 200)
        #expect(first.events == second.events)
        #expect(other.events == [.message("end")])
        #expect(subscriptions.count == 3)
    }

    @Test("a canceled or released subscription hears nothing more")
    func cancel() async {
        let hub = InProcessBroadcast()
        let (canceled, released, kept) = (Heard(), Heard(), Heard())
        let first = hub.subscribe(to: "a") { canceled.add($0) }
        var second: BroadcastSubscription? = hub.subscribe(to: "a") { released.add($0) }
        let third = hub.subscribe(to: "a") { kept.add($0) }
        first.cancel()
        #expect(second != nil)
        second = nil
        hub.publish("news", to: "a")
        await kept.wait(for: 1)
        #expect(canceled.events.isEmpty && released.events.isEmpty)
        third.cancel()
    }

    @Test("a reader that is too slow finds a gap, and then what came after it")
    func gap() async {
        let hub = InProcessBroadcast()
        let heard = Heard()
        let events = hub.events(of: "a")
        let marker = hub.subscribe(to: "a") { heard.add($0) }
        for number in 1...66 { hub.publish("\(number)", to: "a") }
        await heard.wait(for: 66)
        var reader = events.makeAsyncIterator()
        #expect(await reader.next() == .gap)
        #expect(await reader.next() == .message("66"))
        marker.cancel()
    }

    @Test("a reader in time finds all messages, and ends with its task")
    func reader() async {
        let hub = InProcessBroadcast()
        let heard = Heard()
        let events = hub.events(of: "a")
        let task = Task { for await event in events { heard.add(event) } }
        for number in 0..<64 { hub.publish("\(number)", to: "a") }
        await heard.wait(for: 64)
        #expect(heard.events == (0..<64).map { .message("\($0)") })
        task.cancel()
        await task.value
    }

    @Test("a message or topic that is too long is refused")
    func limits() {
        let hub = InProcessBroadcast()
        #expect(hub.publish(String(repeating: "x", count: 256 * 1024), to: "a"))
        #expect(!hub.publish(String(repeating: "x", count: 256 * 1024 + 1), to: "a"))
        #expect(!hub.publish("x", to: String(repeating: "t", count: 201)))
    }
}
