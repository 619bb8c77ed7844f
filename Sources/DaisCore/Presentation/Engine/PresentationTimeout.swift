// SPDX-License-Identifier: Apache-2.0

/// Ends a presentation that has a time if the browser does not.
///
/// The browser counts, because only it knows whether somebody is looking; it says when its time stands still (`hold`) and
/// when it is over (`dismiss` with the reason `timeout`). This is for browsers that say nothing any more.
@MainActor
final class PresentationTimeout {
    /// Added to the time: round trips, and the ten seconds that the browser grants to what can be acted on.
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
    /// Whether the layer has entered and has not begun to leave.
    var isCounting = false {
        didSet { restart() }
    }
    /// Whether the time stands still.
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
