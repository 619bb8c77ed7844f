// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The pages that wait for the main actor. Their number is limited, because a request costs a client nothing.
package final class RenderQueue: Sendable {
    private let waiting = Mutex(0)
    private let limits: TrafficLimits

    package var count: Int { waiting.withLock { $0 } }

    package init(_ limits: TrafficLimits) { self.limits = limits }

    /// Lets a request in and returns `nil`, or returns the seconds after which it should be repeated. A request that
    /// was let in must call ``leave(_:)``.
    package func enter(_ account: AddressAccount?, now: ContinuousClock.Instant = .now) -> Double? {
        if let wait = account?.budget.pause(now: now) { return wait.seconds }
        if let wait = account?.take(.page, now: now) { return wait }
        guard account?.enterQueue(limit: limits.waitingPagesPerAddress) ?? true else { return 1 }
        let hasRoom = waiting.withLock { waiting in
            guard waiting < limits.waitingPages else { return false }
            waiting += 1
            return true
        }
        if hasRoom { return nil }
        account?.leaveQueue()
        return 1
    }

    package func leave(_ account: AddressAccount?) {
        account?.leaveQueue()
        waiting.withLock { $0 -= 1 }
    }
}
