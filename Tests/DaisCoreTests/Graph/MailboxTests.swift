// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Synchronization
import Testing

@testable import DaisCore

@MainActor
@Suite("Changes that arrive from outside of a turn")
struct MailboxTests {
    /// Counts what a mailbox wakes, and what was performed.
    final class Record: Sendable {
        let wakes = Atomic(0)
        let performed = Atomic(0)
        var counts: [Int] { [wakes.load(ordering: .relaxed), performed.load(ordering: .relaxed)] }
    }

    let record = Record()
    let mailbox: Mailbox

    init() {
        let record = record
        mailbox = Mailbox { record.wakes.add(1, ordering: .relaxed) }
    }

    private func add() {
        let record = record
        mailbox.perform { record.performed.add(1, ordering: .relaxed) }
    }

    @Test("several entries wake one turn")
    func wakesOnce() {
        for _ in 0..<3 { add() }
        #expect(record.counts == [1, 0])
        mailbox.drain()
        #expect(record.counts == [1, 3])
        add()
        #expect(record.counts == [2, 3])
    }

    @Test("an entry during a turn wakes nothing if the turn takes it")
    func attended() {
        mailbox.attend(true)
        add()
        mailbox.drain()
        mailbox.attend(false)
        #expect(record.counts == [0, 1])
    }

    @Test("an entry that the turn has left wakes the next one")
    func left() {
        mailbox.attend(true)
        mailbox.drain()
        add()
        #expect(record.counts == [0, 0])
        mailbox.attend(false)
        #expect(record.counts == [1, 0])
        mailbox.drain()
        #expect(record.counts == [1, 1])
    }

    @Test("no entry of other threads is lost, whenever a turn begins and ends")
    func threads() async {
        let mailbox = mailbox
        let record = record
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<500 {
                        mailbox.perform { record.performed.add(1, ordering: .relaxed) }
                        await Task.yield()
                    }
                }
            }
            var handled = 0
            while record.counts[1] < 2000 {
                await Task.yield()
                // Like a scheduler, it runs a turn only if one was asked for.
                guard record.counts[0] > handled else { continue }
                handled = record.counts[0]
                mailbox.attend(true)
                mailbox.drain()
                mailbox.attend(false)
            }
        }
        #expect(record.counts[1] == 2000)
        #expect(mailbox.isEmpty)
    }

    final class TurnCounter: SessionProbe {
        let turns = Atomic(0)
        func turnEnded(after time: Duration, waited: Duration) { turns.add(1, ordering: .relaxed) }
        func wholeDocumentRequested() {}
        @MainActor func handling(_ event: ClientEvent, in session: String, _ work: () -> Void) { work() }
        @MainActor func rendering(in session: String, _ work: () -> Void) { work() }
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test("an event that changes a state takes one turn")
    func oneTurn() async {
        let counter = TurnCounter()
        let share = TurnShare()
        let transport = RecordingTransport()
        let session = Session(content: RootContent(title: nil) { Counter() }, share: share, probe: counter)
        session.start(ClientHello(), transport: transport)
        // Jobs of a share run in their order, so everything that has been asked for is done after it.
        func settle() async { for _ in 0..<3 { await TurnQueue.main.run(for: share) {} } }
        await settle()
        let before = counter.turns.load(ordering: .relaxed)
        let button = session.tree.root.descendant { $0.tag == .button }?.id ?? 0
        session.enqueue(.event(ClientEvent(sequence: 1, element: button, kind: .click)))
        await settle()
        #expect(session.tree.root.markup.contains("Count 1"))
        #expect(counter.turns.load(ordering: .relaxed) - before == 1)
        session.close()
    }
}
