// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

/// Operation queues run Combine's work: `.receive(on: OperationQueue.main)`.
extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    /// Operation queues have no options; the type is there for the signatures that name it.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        addOperation { work.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + now.distance(to: date).dispatchInterval) {
            self.addOperation { work.run() }
        }
    }

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
