// SPDX-License-Identifier: Apache-2.0
public import DaisCore
import Foundation
import Synchronization

/// A clock that only advances when a test says so.
///
/// ```swift
/// let screen = Screen { SavedToast() }
/// screen.clock.advance(by: .seconds(5))
/// ```
public final class ManualClock: SessionClock {
    private struct State: ~Copyable {
        var now = Duration.zero
    }
    private let state = Mutex(State())
    @MainActor private var waiting: [Waiting] = []
    private let started = Date().timeIntervalSince1970

    @MainActor package init() {}

    package var date: Double {
        started + Double(now.components.seconds) + Double(now.components.attoseconds) / 1e18
    }

    package var now: Duration { state.withLock { $0.now } }

    @MainActor package func after(
        _ delay: Duration, _ action: @escaping @MainActor () -> Void
    ) -> any ScheduledAction {
        let entry = Waiting(due: now + delay, action: action)
        waiting.append(entry)
        return entry
    }

    /// Advances the time by `duration` and runs the scheduled actions in order.
    @MainActor public func advance(by duration: Duration) {
        let end = now + duration
        while let next = waiting.filter({ $0.due <= end && !$0.isCancelled }).min(by: { $0.due < $1.due }) {
            waiting.removeAll { $0 === next }
            state.withLock { $0.now = next.due }
            next.action()
        }
        state.withLock { $0.now = end }
    }

    /// The number of scheduled actions.
    @MainActor package var waitingCount: Int { waiting.count { !$0.isCancelled } }
    @MainActor package var isWaiting: Bool { waitingCount > 0 }

    private final class Waiting: ScheduledAction {
        let due: Duration
        let action: @MainActor () -> Void
        init(due: Duration, action: @escaping @MainActor () -> Void) {
            self.due = due
            self.action = action
        }
        @MainActor private(set) var isCancelled = false
        @MainActor func cancel() { isCancelled = true }
    }
}
