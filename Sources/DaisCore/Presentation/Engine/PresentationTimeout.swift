// SPDX-License-Identifier: Apache-2.0

/// Ends a presentation with a limited duration if the browser does not.
///
/// The browser counts, because only the browser knows whether the page is visible. It reports when its timer pauses
/// (`hold`) and when the time is over (`dismiss` with the reason `timeout`). This timer covers browsers that no longer
/// respond.
@MainActor
final class PresentationTimeout {
    /// An allowance for round trips and for the ten extra seconds that the browser grants to interactive content.
    static let grace = Duration.seconds(10)

    private let clock: any SessionClock
    private let action: () -> Void
    private var running: (any ScheduledAction)?

    init(_ clock: any SessionClock, action: @escaping () -> Void) {
        self.clock = clock
        self.action = action
    }

    var limit: Duration? {
        didSet { if limit != oldValue { restart() } }
    }
    /// Indicates whether the layer has entered and has not started to leave.
    var isCounting = false {
        didSet { restart() }
    }
    /// Indicates whether the timer is paused.
    var isHeld = false {
        didSet { if isHeld != oldValue { restart() } }
    }

    private func restart() {
        running?.cancel()
        running = nil
        guard let limit, isCounting, !isHeld else { return }
        running = clock.after(limit + Self.grace) { [weak self] in self?.action() }
    }
}
