// SPDX-License-Identifier: Apache-2.0
public import Dispatch
public import OpenCombine

extension DispatchQueue {
    /// A point in time on a dispatch queue's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The point in time, as Dispatch spells it.
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let span = Int(clamping: from > to ? from - to : to - from)
            return .nanoseconds(from > to ? -span : span)
        }

        public func advanced(by span: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + span.timeInterval)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.rawValue)
        }

        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

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

        /// The span, as Dispatch spells it.
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

        public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
        public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
        public init?<Source: BinaryInteger>(exactly seconds: Source) {
            guard let seconds = Int(exactly: seconds) else { return nil }
            self = .seconds(seconds)
        }

        public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }
        public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1_000) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        public static func seconds(_ s: Double) -> Stride {
            let nanoseconds = s * 1e9
            return Stride(nanoseconds: Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max))
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude - rhs.magnitude) }
        /// The product of two spans in seconds, as the protocol demands one.
        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            .seconds(Double(lhs.magnitude) / 1e9 * (Double(rhs.magnitude) / 1e9))
        }
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }
}
