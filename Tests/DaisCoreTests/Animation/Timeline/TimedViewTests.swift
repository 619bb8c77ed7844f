// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@Suite("Views that change by themselves")
@MainActor
struct TimedViewTests {
    private func shown(_ screen: Screen) -> String {
        screen.settle()
        return elements(of: screen).compactMap(\.text).joined(separator: " ")
    }

    private func pass(_ seconds: Double, _ screen: Screen) {
        screen.clock.advance(by: .seconds(seconds))
        screen.settle()
    }

    /// The browser says that what it plays has come to its end.
    private func played(_ number: Int, _ screen: Screen) {
        screen.send(.animated, to: screen.tree.root, .array([.number(Double(number))]))
    }

    private struct Beating: View {
        @State var isShown = true
        var body: some View {
            if isShown {
                PhaseAnimator(["a", "b", "c"]) {
                    Text($0)
                } animation: {
                    $0 == "a" ? nil : .linear(duration: 1)
                }
            }
            Button("Toggle") { isShown.toggle() }
        }
    }

    @Test("a phase animator goes on when the browser has played a phase, and at once where there is no animation")
    func phases() {
        let screen = Screen { Beating() }
        #expect(shown(screen) == "b Toggle")
        pass(1, screen)
        #expect(shown(screen) == "b Toggle")
        played(1, screen)
        #expect(shown(screen) == "c Toggle")
        pass(1, screen)
        played(2, screen)
        #expect(shown(screen) == "a Toggle")
        pass(0.1, screen)
        #expect(shown(screen) == "b Toggle")
    }

    @Test("a phase lasts its time, though the browser says at once that nothing moves")
    func early() {
        let screen = Screen { Beating() }
        #expect(shown(screen) == "b Toggle")
        played(1, screen)
        #expect(shown(screen) == "b Toggle")
        pass(0.9, screen)
        #expect(shown(screen) == "b Toggle")
        pass(0.2, screen)
        #expect(shown(screen) == "c Toggle")
    }

    @Test("an animator without its view, or without a browser, does not go on")
    func rests() {
        let screen = Screen { Beating() }
        screen.tree.presence.isPresent = false
        pass(1, screen)
        played(1, screen)
        pass(60, screen)
        #expect(shown(screen) == "b Toggle" && !screen.clock.isWaiting)
        screen.tree.presence.isPresent = true
        #expect(shown(screen) == "c Toggle")
        screen.button("Toggle").tap()
        pass(60, screen)
        #expect(shown(screen) == "Toggle" && !screen.clock.isWaiting)
    }

    @Test("a phase animator with a trigger goes through its phases once each time the trigger changes")
    func trigger() {
        struct Triggered: View {
            @State var count = 0
            var body: some View {
                Text("x").phaseAnimator([0, 10, 20], trigger: count) { view, x in
                    view.offset(x: Double(x))
                } animation: { _ in
                    .linear(duration: 1)
                }
                Button("Go") { count += 1 }
            }
        }
        let screen = Screen { Triggered() }
        pass(60, screen)
        #expect(!screen.clock.isWaiting)
        let button = elements(of: screen).first { $0.handles(.click) }!
        var found = [marks(screen.send(.click, to: button))]
        for number in 1...4 {
            screen.clock.advance(by: .seconds(1))
            found.append(
                marks(screen.send(.animated, to: screen.tree.root, .array([.number(Double(number))]))))
        }
        #expect(found == [["~translate 10px 0"], ["~translate 20px 0"], ["~translate -"], [], []])
        pass(60, screen)
        #expect(!screen.clock.isWaiting)
    }

    @Test("a timeline shows the moments of its schedule, one timer at a time")
    func timeline() {
        let start = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down) - 100)
        let screen = Screen {
            TimelineView(.periodic(from: start, by: 10)) { context in
                Text("\(Int(context.date.timeIntervalSince(start)))")
            }
        }
        #expect(shown(screen) == "100" && screen.clock.waitingCount == 1)
        pass(10, screen)
        #expect(shown(screen) == "110" && screen.clock.waitingCount == 1)
        pass(35, screen)
        #expect(shown(screen) == "140" || shown(screen) == "120")
        screen.tree.presence.isPresent = false
        let before = shown(screen)
        pass(100, screen)
        #expect(shown(screen) == before && !screen.clock.isWaiting)
        screen.tree.presence.isPresent = true
        #expect(shown(screen) == "240" && screen.clock.waitingCount == 1)
    }

    @Test("a list of moments has an end, and what is paused stands still")
    func ends() {
        struct Both: View {
            @State var isPaused = false
            let start: Date
            var body: some View {
                TimelineView(.explicit([start, start + 5])) { Text("\(Int($0.date.timeIntervalSince(start)))") }
                TimelineView(.animation(minimumInterval: 1, paused: isPaused)) {
                    Text("+\(Int($0.date.timeIntervalSince(start).rounded()))")
                }
                Button("Pause") { isPaused = true }
            }
        }
        let clock = Date()
        let screen = Screen { Both(start: clock) }
        #expect(shown(screen) == "0 +0 Pause")
        pass(2.001, screen)
        #expect(shown(screen) == "0 +2 Pause" || shown(screen) == "0 +1 Pause")
        screen.button("Pause").tap()
        let held = shown(screen).split(separator: " ")[1]
        pass(4, screen)
        #expect(shown(screen) == "5 \(held) Pause")
        pass(10, screen)
        #expect(shown(screen) == "5 \(held) Pause" && !screen.clock.isWaiting)
    }

    @Test("minutes begin with the minute that it is")
    func minutes() {
        let now = Date(timeIntervalSinceReferenceDate: 125)
        var moments = EveryMinuteTimelineSchedule().entries(from: now, mode: .normal).makeIterator()
        #expect([moments.next(), moments.next()].map { $0?.timeIntervalSinceReferenceDate } == [120, 180])
    }
}
