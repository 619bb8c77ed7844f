// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Texts that time changes")
struct PassingTextTests {
    /// Half a second away from whole ones, so that it does not matter how long the test takes to begin.
    private func ago(_ seconds: TimeInterval) -> Date { Date() - seconds - 0.5 }

    @Test("a clock shows every second, in one small frame")
    func clock() {
        let date = ago(58)
        let screen = Screen { Text(date, style: .timer) }
        #expect(screen.html.contains(">0:58<"))
        screen.clock.advance(by: .seconds(1))
        let sent = screen.settle()
        #expect(screen.html.contains(">0:59<"))
        #expect(sent.count == 1)
        screen.clock.advance(by: .seconds(1))
        screen.settle()
        #expect(screen.html.contains(">1:00<"))
    }

    @Test("a distance of hours changes once a minute")
    func distance() {
        let date = ago(2 * 3600 + 13 * 60)
        let screen = Screen { Text(date, style: .relative) }
        #expect(screen.html.contains("2 hr, 13 min"))
        for _ in 0..<59 {
            screen.clock.advance(by: .seconds(1))
            #expect(screen.settle().isEmpty)
        }
        screen.clock.advance(by: .seconds(1))
        #expect(screen.settle().count == 1)
        #expect(screen.html.contains("2 hr, 14 min"))
    }

    @Test("an interval is counted down to zero, where the clock stands")
    func interval() {
        let date = ago(0)
        let screen = Screen { Text(timerInterval: date...date.addingTimeInterval(3)) }
        var seen = [screen.html]
        for _ in 0..<6 {
            screen.clock.advance(by: .seconds(1))
            screen.settle()
            seen.append(screen.html)
        }
        #expect(zip(seen, ["0:03", "0:02", "0:01", "0:00", "0:00", "0:00", "0:00"]).allSatisfy { $0.contains($1) })
        #expect(!screen.clock.isWaiting)
    }

    @Test("an interval may be counted up, be paused, and leave hours out")
    func forms() {
        let date = ago(3700)
        let hours = date...date.addingTimeInterval(7200)
        let screen = Screen {
            Text(timerInterval: hours, countsDown: false)
            Text(timerInterval: hours, countsDown: false, showsHours: false)
            Text(timerInterval: hours, pauseTime: date.addingTimeInterval(60), countsDown: false)
            Text(timerInterval: hours, pauseTime: date.addingTimeInterval(60))
        }
        for text in ["1:01:40", "61:40", "1:00", "1:59:00"] { #expect(screen.text(text).exists) }
        screen.clock.advance(by: .seconds(1))
        for text in ["1:01:41", "61:41", "1:00", "1:59:00"] { #expect(screen.text(text).exists) }
    }

    struct Passing: View {
        let date: Date
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown {
                    Text(date, style: .timer)
                    Text(date, style: .offset)
                    Text("since \(Text(date, style: .relative))")
                }
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test("several share a timer, and without any there is none")
    func idle() {
        let date = ago(10)
        let screen = Screen { Passing(date: date) }
        #expect(screen.clock.waitingCount == 1)
        screen.clock.advance(by: .seconds(1))
        screen.settle()
        #expect(screen.html.contains("0:11") && screen.html.contains("+11 seconds") && screen.html.contains("11 sec"))
        #expect(screen.clock.waitingCount == 1)
        screen.button("Hide").tap()
        #expect(!screen.clock.isWaiting)
        #expect(!Screen { Text(date, style: .date) }.clock.isWaiting)
    }

    @Test("the first page starts no timer")
    func firstPage() {
        let clock = Screen { EmptyView() }.clock
        let scope = SessionScope()
        let tree = Tree(scope: scope, clock: clock, runsEffects: false, wake: {})
        let date = ago(10)
        SessionContext.$current.withValue(scope) { tree.mount(Text(date, style: .timer)) }
        #expect(!clock.isWaiting)
        tree.unmount()
    }

    @Test("spans read differently exactly when they are said to", arguments: [0.0, 0.3, 1, 59.5, 60, 3599.9, 90_000])
    func changes(seconds: Double) {
        for unit in [1, 60, 3600] {
            for rising in [true, false] {
                let shown = { (span: Double) in TimeText.whole(span, rising: rising) / unit }
                let delay = TimeText.untilChange(of: seconds, rising: rising, every: unit)
                let after = { (time: Double) in rising ? seconds + time : seconds - time }
                #expect(delay > 0)
                if after(delay) >= 0 { #expect(shown(after(delay + 0.001)) != shown(seconds)) }
                if delay > 0.01 { #expect(shown(after(delay - 0.01)) == shown(seconds)) }
            }
        }
    }
}
