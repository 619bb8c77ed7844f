// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A budget limits the cost of one session, or of all sessions of one client address.
///
/// The cost of a turn is known when it has run: its time on the main actor, and the bytes of whole documents that were
/// sent again. An owner without a balance is not read until there is one.
package final class Budget: Sendable {
    private struct Balance {
        var time: TokenBucket
        var bytes: TokenBucket
    }

    private let balance: Mutex<Balance>

    /// The longest debt in seconds. It covers the longest turn of a process, which takes ten seconds, and clients close a
    /// connection that has not answered for 30 s.
    private static let longestDebt = 25.0

    package init(time: TrafficRate, bytes: TrafficRate, now: ContinuousClock.Instant) {
        balance = Mutex(
            Balance(
                time: TokenBucket(time, longestDebt: Self.longestDebt, now: now),
                bytes: TokenBucket(bytes, longestDebt: Self.longestDebt, now: now)))
    }

    /// Takes what a turn has cost, and returns whether there is enough for another.
    @discardableResult
    package func spend(time: Duration, bytes: Int, now: ContinuousClock.Instant) -> Bool {
        balance.withLock { balance in
            balance.time.spend(time.seconds * 1000, now: now)
            if bytes > 0 { balance.bytes.spend(Double(bytes), now: now) }
            return !balance.time.isInDebt && !balance.bytes.isInDebt
        }
    }

    /// The time during which the owner should not be read, or `nil`.
    package func pause(now: ContinuousClock.Instant) -> Duration? {
        balance.withLock { balance in
            switch (balance.time.pause(now: now), balance.bytes.pause(now: now)) {
            case (let time?, let bytes?): max(time, bytes)
            case (let time, let bytes): time ?? bytes
            }
        }
    }

    func isFull(now: ContinuousClock.Instant) -> Bool {
        balance.withLock { $0.time.isFull(now: now) && $0.bytes.isFull(now: now) }
    }
}
