// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Progress views for an interval")
struct TimedProgressTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func dates(_ timer: ProgressTimer, from date: Date) -> [Double] {
        Array(timer.entries(from: date, mode: .normal)).map { $0.timeIntervalSince(Self.start) }
    }

    @Test("the fraction falls from one to zero, or rises")
    func fraction() {
        let interval = Self.start...Self.start.addingTimeInterval(100)
        let (down, up) = (
            ProgressTimer(interval: interval, countsDown: true), ProgressTimer(interval: interval, countsDown: false)
        )
        let moments = [-10.0, 0, 25, 100, 110].map { Self.start.addingTimeInterval($0) }
        #expect(moments.map { down.fraction(at: $0) } == [1, 1, 0.75, 0, 0])
        #expect(moments.map { up.fraction(at: $0) } == [0, 0, 0.25, 1, 1])
    }

    @Test("the steps begin and end with the interval")
    func steps() {
        let timer = ProgressTimer(interval: Self.start...Self.start.addingTimeInterval(1), countsDown: true)
        #expect(dates(timer, from: Self.start) == [0, 0.25, 0.5, 0.75, 1])
        #expect(dates(timer, from: Self.start.addingTimeInterval(-60)) == [-60, 0.25, 0.5, 0.75, 1])
        #expect(dates(timer, from: Self.start.addingTimeInterval(5)) == [5])
        let hour = ProgressTimer(interval: Self.start...Self.start.addingTimeInterval(3600), countsDown: true)
        #expect(dates(hour, from: Self.start).prefix(3) == [0, 18, 36])
    }

    @Test("an interval without length has passed")
    func empty() {
        let timer = ProgressTimer(interval: Self.start...Self.start, countsDown: true)
        #expect(timer.fraction(at: Self.start) == 0)
        #expect(dates(timer, from: Self.start) == [0])
    }

    @Test("a view of a passed interval is empty, asks for no time, and its clock shows zero")
    func passed() {
        let screen = Screen {
            ProgressView(timerInterval: Self.start...Self.start.addingTimeInterval(60)) { Text("Break") }
        }
        screen.settle()
        #expect(screen.elements(.progress).map { $0.attribute("value") } == ["0"])
        #expect(screen.text("Break").exists)
        #expect(screen.text("0:00").exists)
        #expect(!screen.clock.isWaiting)
    }
}
