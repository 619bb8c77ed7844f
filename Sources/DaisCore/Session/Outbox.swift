// SPDX-License-Identifier: Apache-2.0

/// Frames the browser has not acknowledged, kept to be sent again after a reconnect.
@MainActor
package final class Outbox {
    private var frames: [(sequence: Int, text: String)] = []
    private var last = 0
    private(set) var bytes = 0
    private(set) var acknowledgedEvents = 0
    /// Frames up to here were dropped because there were too many; a browser that lacks them needs everything anew.
    private var droppedUpTo = 0
    private let limit: Int

    package init(limit: Int) { self.limit = limit }

    func next(_ operations: [Operation], acknowledging event: Int) -> String {
        last += 1
        acknowledgedEvents = event
        let text = ServerFrame.patch(sequence: last, acknowledged: event, operations).text
        frames.append((last, text))
        bytes += text.utf8.count
        while bytes > limit, frames.count > 1 {
            droppedUpTo = frames[0].sequence
            bytes -= frames.removeFirst().text.utf8.count
        }
        return text
    }

    func acknowledge(_ sequence: Int) {
        while let first = frames.first, first.sequence <= sequence {
            bytes -= first.text.utf8.count
            frames.removeFirst()
        }
    }

    /// The frames after `sequence`, or `nil` when some of them are no longer kept.
    func replay(after sequence: Int) -> [String]? {
        sequence < droppedUpTo ? nil : frames.filter { $0.sequence > sequence }.map(\.text)
    }
}
