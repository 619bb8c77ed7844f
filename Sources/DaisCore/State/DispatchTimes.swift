// SPDX-License-Identifier: Apache-2.0
public import Dispatch

extension DispatchTime {
    /// Returns the point in time after a span, under the name that it has on Apple's platforms.
    ///
    /// ```swift
    /// let deadline = DispatchTime.now().advanced(by: .milliseconds(500))
    /// DispatchQueue.main.asyncAfter(deadline: deadline) { print("Half a second later") }
    /// ```
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

    /// Returns the span to another point in time, in nanoseconds.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        let (from, to) = (uptimeNanoseconds, other.uptimeNanoseconds)
        return from > to ? .nanoseconds(-Int(clamping: from - to)) : .nanoseconds(Int(clamping: to - from))
    }
}

/// The number of milliseconds in a second.
public var MSEC_PER_SEC: UInt64 { 1000 }
