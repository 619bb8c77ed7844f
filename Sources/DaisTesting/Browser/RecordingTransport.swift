// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// A connection that keeps the frames of a session until a test takes them.
package final class RecordingTransport: SessionTransport, @unchecked Sendable {
    package private(set) var frames: [String] = []
    package private(set) var isClosed = false
    package private(set) var resumptions = 0
    package private(set) var chargedBytes = 0
    package var pendingBytes = 0

    package init() {}

    package func send(_ frame: String) { frames.append(frame) }
    package func resumeReading() { resumptions += 1 }
    package func charge(time: Duration, bytes: Int) { chargedBytes += bytes }
    package func close() { isClosed = true }

    package func takeFirst() -> String? { frames.isEmpty ? nil : frames.removeFirst() }

    package func take() -> [String] {
        defer { frames = [] }
        return frames
    }
}
