// SPDX-License-Identifier: Apache-2.0

/// A rate with a reserve: so many units in a second on average, and so many at once after a rest.
///
/// ```swift
/// var options = ServerOptions()
/// options.traffic.pages = TrafficRate(perSecond: 20, atOnce: 200)     // an office behind one address
/// ```
public struct TrafficRate: Sendable, Equatable {
    /// The average number of units per second.
    public var perSecond: Double
    /// The number of units that are available after a rest.
    public var atOnce: Double

    /// Creates a rate. Numbers that are not positive count as one unit in a thousand seconds, and one at once.
    public init(perSecond: Double, atOnce: Double) {
        self.perSecond = perSecond
        self.atOnce = atOnce
    }
}

/// A rate limit: units come steadily, up to a number, and work takes them.
///
/// Work whose cost is known only afterwards may take more than there is. The bucket then has a debt, and its owner
/// waits until the debt is paid. Dropping what came too fast would leave gaps in the client's event numbers.
package struct TokenBucket: Sendable {
    private let perSecond: Double
    private let capacity: Double
    private var tokens: Double
    private var updated: ContinuousClock.Instant
    private let longestDebt: Double

    /// - Parameter longestDebt: The longest debt in seconds.
    package init(_ rate: TrafficRate, longestDebt: Double = 5, now: ContinuousClock.Instant) {
        self.longestDebt = longestDebt
        perSecond = rate.perSecond > 0 ? rate.perSecond : 0.001
        capacity = rate.atOnce > 0 ? rate.atOnce : 1
        tokens = capacity
        updated = now
    }

    /// Takes `cost` units, whether they are there or not.
    package mutating func spend(_ cost: Double, now: ContinuousClock.Instant) {
        refill(now)
        tokens = max(tokens - cost, -perSecond * longestDebt)
    }

    /// Takes one unit and returns `nil`, or returns the seconds until there is one.
    package mutating func take(now: ContinuousClock.Instant) -> Double? {
        refill(now)
        guard tokens >= 1 else { return (1 - tokens) / perSecond }
        tokens -= 1
        return nil
    }

    /// Indicates whether more was taken than there was, as of the last call.
    package var isInDebt: Bool { tokens < 0 }

    /// The time until the debt is paid, or `nil` without a debt.
    package mutating func pause(now: ContinuousClock.Instant) -> Duration? {
        refill(now)
        return tokens < 0 ? .milliseconds(Int64(-tokens / perSecond * 1000) + 1) : nil
    }

    /// Returns whether nothing has been taken for so long that the bucket is as good as a new one.
    mutating func isFull(now: ContinuousClock.Instant) -> Bool {
        refill(now)
        return tokens >= capacity
    }

    private mutating func refill(_ now: ContinuousClock.Instant) {
        guard now > updated else { return }
        tokens = min(capacity, tokens + (now - updated).seconds * perSecond)
        updated = now
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
