// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Testing

@MainActor
@Suite("The outbox")
struct OutboxTests {
    private func filled(_ count: Int, limit: Int = 1 << 20) -> Outbox {
        let outbox = Outbox(limit: limit)
        for number in 1...count { _ = outbox.next([], acknowledging: number) }
        return outbox
    }

    @Test("the outbox removes 15,000 acknowledged frames without moving any other")
    func acknowledgement() {
        let outbox = filled(15_001)
        let moves = outbox.frames.moves
        #expect(moves < 30_000)
        outbox.acknowledge(15_000)
        #expect(outbox.frames.moves == moves)
        #expect(outbox.replay(after: 15_000)?.count == 1)
        #expect(outbox.bytes == outbox.replay(after: 0)?[0].utf8.count)
    }

    @Test("the outbox drops the oldest frames above its limit, and then replays nothing before them")
    func dropping() {
        let outbox = filled(100, limit: 150)
        #expect(outbox.bytes <= 150)
        #expect(outbox.replay(after: 0) == nil)
        #expect(outbox.replay(after: 99) == [#"["p",100,100,[]]"#])
    }
}
