// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

/// A point in time on the clock of run loops and operation queues.
///
/// ```swift
/// RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.5)) { refresh() }
/// ```
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The point in time.
    public var date: Date

    /// Creates a point in time from a date.
    public init(_ date: Date) {
        self.date = date
    }

    /// Returns the span to another point in time.
    public func distance(to other: DateSchedulerTime) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    /// Returns the point in time after a span.
    public func advanced(by span: Stride) -> DateSchedulerTime {
        DateSchedulerTime(date + span.magnitude)
    }
}

extension DateSchedulerTime {
    /// A span between two points in time. Literals are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Codable, Hashable, Sendable
    {
        /// The span in seconds.
        public var magnitude: TimeInterval

        /// The span in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a span of seconds.
        public init(_ seconds: TimeInterval) { magnitude = seconds }
        /// Creates a span of seconds.
        public init(floatLiteral seconds: TimeInterval) { magnitude = seconds }
        /// Creates a span of seconds.
        public init(integerLiteral seconds: TimeInterval) { magnitude = seconds }
        /// Creates a span of seconds, or returns `nil` if a `Double` cannot represent the number exactly.
        public init?<Source: BinaryInteger>(exactly seconds: Source) {
            guard let seconds = TimeInterval(exactly: seconds) else { return nil }
            magnitude = seconds
        }

        /// Returns a span of seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        /// Returns a span of seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        /// Returns a span of milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        /// Returns a span of microseconds.
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        /// Returns a span of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

        /// Returns whether the first span is shorter.
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        /// Returns the sum of two spans.
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
        /// Returns the difference of two spans.
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
        /// Returns the product of two spans in seconds, which the protocol requires.
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
        /// Adds a span to this one.
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
        /// Subtracts a span from this one.
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
        /// Multiplies this span by another one, both in seconds.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        var dispatchInterval: DispatchTimeInterval {
            DispatchQueue.SchedulerTimeType.Stride.seconds(Swift.max(0, magnitude)).timeInterval
        }
    }
}
