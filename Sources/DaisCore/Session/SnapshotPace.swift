// SPDX-License-Identifier: Apache-2.0

/// Decides when a session saves its state: when nothing has changed for a second, and at most every three seconds.
///
/// ```
/// resting ──change──▶ waiting ──1 s without a change, or 3 s after the first one──▶ saves, resting
///                       │  ▲
///                       └──┘ change
/// ```
@MainActor
final class SnapshotPace {
    private static let rest = Duration.seconds(1)
    private static let interval = Duration.seconds(3)

    private let clock: any SessionClock
    private let save: () -> Void
    private var first = Duration.zero
    private var last = Duration.zero
    private var saved: Duration?
    private var timer: (any ScheduledAction)?

    init(_ clock: any SessionClock, save: @escaping () -> Void) {
        self.clock = clock
        self.save = save
    }

    var isWaiting: Bool { timer != nil }

    private var due: Duration {
        let settled = min(last + Self.rest, first + Self.interval)
        return saved.map { max(settled, $0 + Self.interval) } ?? settled
    }

    func changed() {
        last = clock.now
        guard timer == nil else { return }
        first = last
        wait()
    }

    private func wait() {
        timer = clock.after(due - clock.now) { [weak self] in self?.elapsed() }
    }

    private func elapsed() {
        guard clock.now >= due else { return wait() }
        stop()
        saved = clock.now
        save()
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}
