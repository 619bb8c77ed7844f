// SPDX-License-Identifier: Apache-2.0

/// What one session, one client and one process may use.
package struct SessionLimits: Sendable {
    /// Bytes of one frame from a browser.
    package var maxFrameBytes = 64 * 1024
    /// Events of one session in a second; more are refused.
    package var eventsPerSecond = 200
    /// Bytes a session keeps for a browser that is away or slow.
    package var outboxBytes = 256 * 1024
    package var sessionsPerClient = 50
    package var sessionsTotal = 20_000
    /// How long a session waits for its browser to come back.
    package var graceSeconds = 60
    /// Bytes of all sessions together, by their own estimates.
    package var memoryBytes = 8 << 30

    package init() {}
}
