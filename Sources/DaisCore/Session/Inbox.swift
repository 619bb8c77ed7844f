// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The frames that a connection has brought and no turn has taken, in the order in which they arrived.
///
/// A connection is not read while they exceed the limit, so a busy main actor does not fill the memory with frames.
final class Inbox: Sendable {
    private struct Contents {
        var frames = RingBuffer<(frame: ClientFrame, bytes: Int)>()
        var bytes = 0
        var isHoldingUp = false
    }

    private let contents = Mutex(Contents())
    private let limit: Int

    /// - Parameter limit: The number of bytes above which a connection should not be read.
    init(limit: Int) { self.limit = limit }

    var isEmpty: Bool { contents.withLock { $0.frames.count == 0 } }

    var bytes: Int { contents.withLock { $0.bytes } }

    /// Adds a frame and returns whether there is room for more.
    func append(_ frame: ClientFrame, bytes: Int) -> Bool {
        contents.withLock { contents in
            contents.frames.append((frame, bytes))
            contents.bytes += bytes
            if contents.bytes > limit { contents.isHoldingUp = true }
            return !contents.isHoldingUp
        }
    }

    /// Removes and returns the frame that arrived first.
    func take() -> ClientFrame? {
        contents.withLock { contents in
            guard contents.frames.count > 0 else { return nil }
            let first = contents.frames.removeFirst()
            contents.bytes -= first.bytes
            return first.frame
        }
    }

    /// Returns whether there is room again, once after ``append(_:bytes:)`` has returned `false`.
    func hasRoomAgain() -> Bool {
        contents.withLock { contents in
            guard contents.isHoldingUp, contents.bytes <= limit else { return false }
            contents.isHoldingUp = false
            return true
        }
    }
}
