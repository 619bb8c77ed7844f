// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

extension Timer {
    /// Returns a publisher that repeatedly emits the date once it is connected.
    ///
    /// ```swift
    /// private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The time between two values in seconds.
    ///   - tolerance: The maximum delay of a value in seconds; `nil` means none.
    ///   - runLoop: The run loop that delivers the values. `.main` delivers on the main actor, even if no run loop
    ///     runs.
    ///   - mode: The mode of the run loop. The main actor has no modes and always delivers.
    ///   - options: Scheduler options; run loops have none.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that repeatedly emits the date while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The date of the value.
        public typealias Output = Date
        /// The publisher never fails.
        public typealias Failure = Never

        /// The time between two values in seconds.
        public let interval: TimeInterval
        /// The maximum delay of a value in seconds; `nil` means none.
        public let tolerance: TimeInterval?
        /// The run loop that delivers the values.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// Scheduler options; run loops have none.
        public let options: RunLoop.SchedulerOptions?

        private let dates = PassthroughSubject<Date, Never>()

        /// Creates a publisher, which starts when it is connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Subscribes to the dates.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Date, Downstream.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Starts a timer, which runs until the returned value is canceled.
        public func connect() -> any Cancellable {
            let work = Work { [dates] in dates.send(Date()) }
            let span = DateSchedulerTime.Stride(interval)
            return runLoop.repeating(
                work, from: runLoop.now.advanced(by: span), every: span, tolerance: .init(tolerance ?? 0), in: mode)
        }
    }
}
