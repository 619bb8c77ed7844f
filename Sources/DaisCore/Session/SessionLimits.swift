// SPDX-License-Identifier: Apache-2.0

/// The limits of one session. The server limits clients and the process.
package struct SessionLimits: Sendable {
    /// The maximum length of a frame from a browser, in bytes.
    package var maxFrameBytes = 64 * 1024
    /// The number of unhandled bytes from a browser above which its connection is not read.
    package var inboxBytes = 256 * 1024
    /// The number of frames from a browser that one turn handles. Further ones wait until other sessions had a turn.
    package var turnFrames = 64
    /// The time after which a turn handles no further frame.
    package var turnTime = Duration.milliseconds(8)
    /// The maximum number of bytes kept for a disconnected or slow browser.
    package var outboxBytes = 256 * 1024
    /// The maximum length of the sealed state that the browser keeps and sends with its hello, in bytes.
    package var snapshotBytes: Int { keptBytes ?? browserBytes }
    /// The same for the state that the browser keeps itself.
    package var browserBytes: Int { min(32 * 1024, maxFrameBytes / 2) }
    /// The maximum length of the sealed state in bytes if the server keeps it.
    package var keptBytes: Int?
    /// The time in seconds that a session waits for its browser to reconnect.
    package var graceSeconds = 60

    package init() {}
}
