// SPDX-License-Identifier: Apache-2.0

/// The frames that a turn may handle before the other sessions of the process have their turns.
///
/// A session with more frames is queued again behind all others with work. So a burst, such as everything that was done
/// offline, delays another session by one turn at most, and not by as many events as it has.
struct TurnBudget {
    private let clock: any SessionClock
    private let end: Duration
    private let limit: Int
    /// The number of frames that the turn has handled.
    private(set) var frames = 0

    init(_ limits: SessionLimits, clock: any SessionClock) {
        self.clock = clock
        end = clock.now + limits.turnTime
        limit = limits.turnFrames
    }

    /// Indicates whether the turn has to end. It may always handle one frame.
    var isSpent: Bool { frames > 0 && (frames >= limit || clock.now >= end) }

    mutating func takeFrame() { frames += 1 }
}
