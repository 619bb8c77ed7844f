// SPDX-License-Identifier: Apache-2.0

import DaisCore
import NIOCore

/// The hello frames that wait for the main actor. Each costs a rendering, so one is answered per job.
///
/// A browser gives up after ten seconds and comes again. If all waited their turn, a line of more than ten seconds
/// would only ever answer browsers that have gone. Above a limit the newest comes first: some browsers are answered in
/// time, and those that give up are not rendered.
struct HelloLine {
    typealias Hello = (connection: any ClientConnection, hello: ClientHello)

    private var waiting = CircularBuffer<Hello>()
    /// The number of waiting hellos above which the newest comes first. They take about 0.1 s.
    private static let overload = 32

    var count: Int { waiting.count }

    mutating func append(_ hello: Hello) { waiting.append(hello) }

    /// Removes and returns the next hello whose browser is still there.
    mutating func next() -> Hello? {
        while let next = waiting.count > Self.overload ? waiting.popLast() : waiting.popFirst() {
            if next.connection.isOpen { return next }
        }
        return nil
    }

    mutating func removeAll() { waiting.removeAll() }
}
