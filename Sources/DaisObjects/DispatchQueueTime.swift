// SPDX-License-Identifier: Apache-2.0
public import Dispatch
public import OpenCombine

extension DispatchQueue {
    /// A point in time on a dispatch queue's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The point in time as a Dispatch type.
        public var dispatchTime: DispatchTime

        /// Creates a point in time from one of Dispatch.
        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        /// Returns the span to another point in time.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let span = Int(clamping: from > to ? from - to : to - from)
            return .nanoseconds(from > to ? -span : span)
        }

        /// Returns the point in time after a span.
        public func advanced(by span: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + span.timeInterval)
        }

        /// Hashes the point in time.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.rawValue)
        }

        /// Decodes the nanoseconds of the clock.
        ///
        /// - Throws: `DecodingError` if the data is not a number.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// Encodes the nanoseconds of the clock.
        ///
        /// - Throws: The errors of the encoder.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A span between two points in time. Literals are seconds: `0.3` is 300 milliseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Codable, Hashable, Sendable
    {
        /// The span in nanoseconds.
        public var magnitude: Int

        /// The span as a Dispatch type.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        private init(nanoseconds: Int) { magnitude = nanoseconds }
        private init(_ count: Int, times unit: Int) {
            let (product, overflows) = count.multipliedReportingOverflow(by: unit)
            magnitude = overflows ? (count < 0 ? .min : .max) : product
        }

        /// Creates a span from a Dispatch interval; `.never` is the longest one.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let count): self = .seconds(count)
            case .milliseconds(let count): self = .milliseconds(count)
            case .microseconds(let count): self = .microseconds(count)
            case .nanoseconds(let count): self = .nanoseconds(count)
            default: self = .nanoseconds(.max)
            }
        }

        /// Creates a span of seconds.
        public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
        /// Creates a span of seconds.
        public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
        /// Creates a span of seconds, or returns `nil` if an `Int` cannot represent the number.
        public init?<Source: BinaryInteger>(exactly seconds: Source) {
            guard let seconds = Int(exactly: seconds) else { return nil }
            self = .seconds(seconds)
        }

        /// Returns a span of seconds. A span beyond the limits of `Int` is the longest one.
        public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }
        /// Returns a span of milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }
        /// Returns a span of microseconds.
        public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1_000) }
        /// Returns a span of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        /// Returns a span of seconds, rounded to nanoseconds.
        public static func seconds(_ s: Double) -> Stride {
            let nanoseconds = s * 1e9
            return Stride(nanoseconds: Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max))
        }

        /// Returns whether the first span is shorter.
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        /// Returns the sum of two spans.
        public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude + rhs.magnitude) }
        /// Returns the difference of two spans.
        public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude - rhs.magnitude) }
        /// Returns the product of two spans in seconds, which the protocol requires.
        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            .seconds(Double(lhs.magnitude) / 1e9 * (Double(rhs.magnitude) / 1e9))
        }
        /// Adds a span to this one.
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
        /// Subtracts a span from this one.
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
        /// Multiplies this span by another one, both in seconds.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }
}
