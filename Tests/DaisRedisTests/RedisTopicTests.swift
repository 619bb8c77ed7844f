// SPDX-License-Identifier: Apache-2.0
#if Redis
import DaisCore
import Foundation
import Synchronization
import Testing

@testable import DaisRedis

@Suite("Topics of Redis")
struct RedisTopicTests {
    private final class Recorder: Sendable {
        let questions = Mutex<[@Sendable (RedisReply?) -> Void]>([])
        let events = Mutex<[BroadcastEvent]>([])
    }

    private let queue = DispatchQueue(label: "topic")
    private let recorder = Recorder()
    private let topic: RedisTopic

    init() {
        topic = RedisTopic(queue: queue) { [recorder] answer in
            recorder.questions.withLock { $0.append(answer) }
            return true
        }
        topic.add(0) { [recorder] event in recorder.events.withLock { $0.append(event) } }
    }

    /// Begins to listen.
    private func begin() {
        topic.listener.begins()
        queue.sync {}
    }

    /// Answers the last question for the messages before.
    private func answer(_ era: String, _ newest: Int, _ kept: String...) throws {
        let last = recorder.questions.withLock { $0.last }
        let answer = try #require(last)
        answer(.list([.text(era), .number(newest), .list(kept.map { .text($0) })]))
        queue.sync {}
    }

    private func receive(_ line: String) {
        topic.listener.receives(line)
        queue.sync {}
    }

    private var heard: [BroadcastEvent] { recorder.events.withLock { $0 } }

    @Test("a topic that begins while the connection is away arrives from its first message")
    func beginsAway() throws {
        begin()
        try answer("", 0)
        begin()
        try answer("e", 2, "e 1 a", "e 2 b")
        receive("e 3 c")
        #expect(heard == [.gap, .message("a"), .message("b"), .message("c")])
    }

    @Test("a topic that begins while the process listens arrives from its first message")
    func beginsHere() throws {
        begin()
        try answer("", 0)
        receive("e 1 a")
        receive("e 3 c")
        try answer("e", 3, "e 1 a", "e 2 b", "e 3 c")
        #expect(heard == [.gap, .message("a"), .message("b"), .message("c")])
    }

    @Test("a topic that begins while the connection is away and has dropped its first message is a gap")
    func beginsAwayAndDrops() throws {
        begin()
        try answer("", 0)
        begin()
        try answer("e", 3, "e 2 b", "e 3 c")
        receive("e 4 d")
        #expect(heard == [.gap, .gap, .message("d")])
    }

    @Test("another era is a gap")
    func otherEra() throws {
        begin()
        try answer("e", 1, "e 1 a")
        receive("f 2 b")
        begin()
        try answer("g", 1, "g 1 c")
        receive("g 2 d")
        #expect(heard == [.gap, .gap, .gap, .message("d")])
    }
}
#endif
