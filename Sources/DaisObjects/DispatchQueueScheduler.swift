// SPDX-License-Identifier: Apache-2.0
public import Dispatch
public import OpenCombine

/// Queues run Combine's work: `.receive(on: DispatchQueue.main)`, `.debounce(for: 0.3, scheduler: DispatchQueue.main)`.
///
/// What runs on `DispatchQueue.main` runs on the main actor.
extension DispatchQueue: @retroactive Scheduler {
    /// How scheduled work is run.
    // Unchecked: Dispatch on Linux declares its flags, an option set, without `Sendable`.
    public struct SchedulerOptions: @unchecked Sendable {
        /// The quality of service of the work.
        public var qos: DispatchQoS
        /// Flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// A group that the work belongs to.
        public var group: DispatchGroup?

        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        let options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { work.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { work.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        RepeatingWork(
            on: self, after: now.distance(to: date).timeInterval, every: interval.timeInterval,
            leeway: tolerance.timeInterval, Work(run: action))
    }
}
