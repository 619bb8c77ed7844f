// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

/// A point in time on the clock of run loops and operation queues.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The point in time.
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public func distance(to other: DateSchedulerTime) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

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

        public init(_ seconds: TimeInterval) { magnitude = seconds }
        public init(floatLiteral seconds: TimeInterval) { magnitude = seconds }
        public init(integerLiteral seconds: TimeInterval) { magnitude = seconds }
        public init?<Source: BinaryInteger>(exactly seconds: Source) {
            guard let seconds = TimeInterval(exactly: seconds) else { return nil }
            magnitude = seconds
        }

        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        var dispatchInterval: DispatchTimeInterval {
            DispatchQueue.SchedulerTimeType.Stride.seconds(Swift.max(0, magnitude)).timeInterval
        }
    }
}
