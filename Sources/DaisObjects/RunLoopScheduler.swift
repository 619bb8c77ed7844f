// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

/// Run loops run Combine's work: `.receive(on: RunLoop.main)`.
///
/// In a server nothing runs the main run loop: the main thread waits in the main actor's executor. Its work goes to
/// `DispatchQueue.main`, which both that executor and a running main run loop serve.
extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    /// Run loops have no options; the type is there for the signatures that name it.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    var isMain: Bool { self === RunLoop.main }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        if isMain {
            DispatchQueue.main.async { work.run() }
        } else {
            perform { work.run() }
        }
    }

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
