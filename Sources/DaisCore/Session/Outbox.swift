// SPDX-License-Identifier: Apache-2.0

/// The frames that the browser has not acknowledged, kept for a reconnect.
@MainActor
package final class Outbox {
    private(set) var frames = RingBuffer<(sequence: Int, text: String)>()
    /// The number of the last frame.
    private(set) var last = 0
    private(set) var bytes = 0
    private(set) var acknowledgedEvents = 0
    /// The last dropped frame. A browser without it needs the whole page again.
    private var droppedUpTo = 0
    private let limit: Int

    package init(limit: Int) { self.limit = limit }

    func next(_ operations: [Operation], acknowledging event: Int) -> String {
        last += 1
        acknowledgedEvents = event
        let text = ServerFrame.patch(sequence: last, acknowledged: event, operations).text
        frames.append((last, text))
        bytes += text.utf8.count
        while bytes > limit, frames.count > 1 { droppedUpTo = removeFirst() }
        return text
    }

    func acknowledge(_ sequence: Int) {
        while let first = frames.first, first.sequence <= sequence { _ = removeFirst() }
    }

    /// Removes the oldest frame and returns its number.
    private func removeFirst() -> Int {
        let frame = frames.removeFirst()
        bytes -= frame.text.utf8.count
        return frame.sequence
    }

    /// Returns the frames after `sequence`, or `nil` if some have been dropped.
    func replay(after sequence: Int) -> [String]? {
        sequence < droppedUpTo ? nil : frames.elements.filter { $0.sequence > sequence }.map(\.text)
    }
}
