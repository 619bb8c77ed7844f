// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

/// Runs the work of publishers on operation queues: `.receive(on: OperationQueue.main)`.
extension OperationQueue: @retroactive Scheduler {
    /// A date.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// The options of operation queues, of which there are none. The type exists for signatures that name it.
    public struct SchedulerOptions: Sendable {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// The minimum tolerance, which is 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        addOperation { work.run() }
    }

    /// Runs an action at or after a point in time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + now.distance(to: date).dispatchInterval) {
            self.addOperation { work.run() }
        }
    }

    /// Runs an action repeatedly from a point in time on, until the returned value is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(run: action)
        return RepeatingWork(
            on: .global(), after: now.distance(to: date).dispatchInterval, every: interval.dispatchInterval,
            leeway: tolerance.dispatchInterval, Work { self.addOperation { work.run() } })
    }
}
