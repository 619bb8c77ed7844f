// SPDX-License-Identifier: Apache-2.0
public import Dispatch
public import OpenCombine

/// Runs the work of publishers on queues, as in `.receive(on: DispatchQueue.main)` and
/// `.debounce(for: 0.3, scheduler: DispatchQueue.main)`.
///
/// Work on `DispatchQueue.main` runs on the main actor.
extension DispatchQueue: @retroactive Scheduler {
    // Unchecked, because Dispatch on Linux declares its flags, an option set, without `Sendable`.
    /// The options for scheduled work.
    public struct SchedulerOptions: @unchecked Sendable {
        /// The quality of service of the work.
        public var qos: DispatchQoS
        /// Flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// A group that the work belongs to.
        public var group: DispatchGroup?

        /// Creates options, by default without any effect.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// The minimum tolerance, which is 0.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        let options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { work.run() }
    }

    /// Runs an action at or after a point in time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { work.run() }
    }

    /// Runs an action repeatedly from a point in time on, until the returned value is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        RepeatingWork(
            on: self, after: now.distance(to: date).timeInterval, every: interval.timeInterval,
            leeway: tolerance.timeInterval, Work(run: action))
    }
}
