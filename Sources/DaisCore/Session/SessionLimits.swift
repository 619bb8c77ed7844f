// SPDX-License-Identifier: Apache-2.0

/// What one session may use. Limits of clients and of the process are the server's.
package struct SessionLimits: Sendable {
    /// Bytes of one frame from a browser.
    package var maxFrameBytes = 64 * 1024
    /// Bytes a session keeps for a browser that is away or slow.
    package var outboxBytes = 256 * 1024
    /// How long a session waits for its browser to come back.
    package var graceSeconds = 60

    package init() {}
}
