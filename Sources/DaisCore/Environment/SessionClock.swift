// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The clock of a session: the system's in a server, a manual one in tests.
package protocol SessionClock: Sendable {
    var now: Duration { get }
    /// The wall-clock time in seconds since 1970.
    var date: Double { get }
    /// Runs `action` on the main actor after `delay`, unless the handle is canceled before.
    @MainActor func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> any ScheduledAction
}

package protocol ScheduledAction: AnyObject {
    @MainActor func cancel()
}

/// The system's clock.
package struct ContinuousSessionClock: SessionClock {
    private static let start = ContinuousClock.now
    package init() {}

    package var now: Duration { ContinuousClock.now - Self.start }

    package var date: Double { Date().timeIntervalSince1970 }

    @MainActor package func after(
        _ delay: Duration, _ action: @escaping @MainActor () -> Void
    ) -> any ScheduledAction {
        TaskAction(delay, action)
    }

    private final class TaskAction: ScheduledAction {
        private let task: Task<Void, Never>
        @MainActor init(_ delay: Duration, _ action: @escaping @MainActor () -> Void) {
            task = Task {
                guard (try? await Task.sleep(for: delay)) != nil, !Task.isCancelled else { return }
                action()
            }
        }
        func cancel() { task.cancel() }
    }
}
