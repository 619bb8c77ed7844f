// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

/// Runs the work of publishers on run loops: `.receive(on: RunLoop.main)`.
///
/// In a server nothing runs the main run loop, because the main thread waits in the main actor's executor. So its work
/// goes to `DispatchQueue.main`, which both that executor and a running main run loop serve.
extension RunLoop: @retroactive Scheduler {
    /// A date.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// The options of run loops, of which there are none. The type exists for signatures that name it.
    public struct SchedulerOptions: Sendable {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// The minimum tolerance, which is 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    var isMain: Bool { self === RunLoop.main }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        if isMain {
            DispatchQueue.main.async { work.run() }
        } else {
            perform { work.run() }
        }
    }

    /// Runs an action at or after a point in time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        if isMain {
            DispatchQueue.main.asyncAfter(deadline: .now() + now.distance(to: date).dispatchInterval) { work.run() }
        } else {
            let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
            timer.tolerance = tolerance.timeInterval
            add(timer, forMode: .default)
        }
    }

    /// Runs an action repeatedly from a point in time on, until the returned value is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        repeating(Work(run: action), from: date, every: interval, tolerance: tolerance, in: .default)
    }

    func repeating(
        _ work: Work, from date: SchedulerTimeType, every interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, in mode: RunLoop.Mode
    ) -> any Cancellable {
        guard !isMain else {
            return RepeatingWork(
                on: .main, after: now.distance(to: date).dispatchInterval, every: interval.dispatchInterval,
                leeway: tolerance.dispatchInterval, work)
        }
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: mode)
        return TimerCancellation(timer: timer)
    }
}

private struct TimerCancellation: Cancellable {
    let timer: Timer

    func cancel() { timer.invalidate() }
}
