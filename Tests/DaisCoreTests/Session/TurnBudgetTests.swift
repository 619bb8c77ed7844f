// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Turns of several sessions")
struct TurnBudgetTests {
    struct Counter: View {
        var takes: () -> Void = {}
        @State private var count = 0
        var body: some View {
            VStack {
                Text(verbatim: "count \(count)")
                Button("Add") {
                    count += 1
                    takes()
                }
            }
        }
    }

    @Test("a session with 1,000 events handles 64 of them before another session has its turn")
    func fairness() async {
        let busy = BurstBrowser { Counter() }
        var handled = false
        var wasFirst = false
        let other = BurstBrowser {
            Counter {
                handled = true
                wasFirst = busy.has("count 64")
            }
        }
        busy.press("Add", times: 1000)
        other.press("Add")
        for _ in 0..<10_000 where !handled { await Task.yield() }
        #expect(handled && wasFirst)
        for _ in 0..<10_000 where !busy.has("count 1000") { await Task.yield() }
        #expect(busy.has("count 1000"))
    }

    @Test("a turn that has taken 8 ms handles no further event")
    func time() {
        let clock = ManualClock()
        let slow = Session(
            content: RootContent(title: nil) { Counter { clock.advance(by: .milliseconds(3)) } }, clock: clock)
        slow.start(ClientHello(), transport: RecordingTransport())
        for number in 1...9 {
            slow.enqueue(.event(ClientEvent(sequence: number, element: slow.button(), kind: .click)))
        }
        slow.runTurn()
        #expect(slow.tree.root.markup.contains("count 3"))
        slow.runTurn()
        #expect(slow.tree.root.markup.contains("count 6"))
        slow.close()
    }

    @Test("an event that takes longer than a turn may is handled, one in each turn")
    func slowHandler() {
        let clock = ManualClock()
        let slow = Session(
            content: RootContent(title: nil) { Counter { clock.advance(by: .seconds(1)) } }, clock: clock)
        slow.start(ClientHello(), transport: RecordingTransport())
        for number in 1...3 {
            slow.enqueue(.event(ClientEvent(sequence: number, element: slow.button(), kind: .click)))
        }
        for turn in 1...3 {
            slow.runTurn()
            #expect(slow.tree.root.markup.contains("count \(turn)"))
        }
        slow.close()
    }
}
