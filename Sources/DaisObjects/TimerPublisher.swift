// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

extension Timer {
    /// A publisher that emits the date again and again, once it is connected.
    ///
    /// ```swift
    /// private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    /// ```
    ///
    /// - Parameters:
    ///   - interval: the time between two values, in seconds.
    ///   - tolerance: how many seconds a value may be late; nil for none.
    ///   - runLoop: where the values are delivered. `.main` needs no running run loop: it delivers on the main actor.
    ///   - mode: the run loop's mode that delivers. The main actor has no modes and delivers always.
    ///   - options: scheduler options; run loops have none.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that emits the date again and again while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between two values, in seconds.
        public let interval: TimeInterval
        /// How many seconds a value may be late; nil for none.
        public let tolerance: TimeInterval?
        /// Where the values are delivered.
        public let runLoop: RunLoop
        /// The run loop's mode that delivers.
        public let mode: RunLoop.Mode
        /// Scheduler options; run loops have none.
        public let options: RunLoop.SchedulerOptions?

        private let dates = PassthroughSubject<Date, Never>()

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

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Date, Downstream.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Starts a timer of its own; it runs until the returned value's `cancel()`.
        public func connect() -> any Cancellable {
            let work = Work { [dates] in dates.send(Date()) }
            let span = DateSchedulerTime.Stride(interval)
            return runLoop.repeating(
                work, from: runLoop.now.advanced(by: span), every: span, tolerance: .init(tolerance ?? 0), in: mode)
        }
    }
}
