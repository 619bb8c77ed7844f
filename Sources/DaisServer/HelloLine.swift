// SPDX-License-Identifier: Apache-2.0

import DaisCore
import NIOCore

/// The hello frames that wait for the main actor. Each costs a rendering, so one is answered per job.
///
/// A browser gives up after ten seconds and comes again. If all waited their turn, a line of more than ten seconds
/// would only ever answer browsers that have gone. Above a limit the newest comes first: some browsers are answered in
/// time, and those that give up are not rendered.
///
/// An address has one hello in the line. Its next one enters when that is answered, and is then the last.
struct HelloLine {
    typealias Hello = (connection: any ClientConnection, hello: ClientHello)

    private var waiting = CircularBuffer<Hello>()
    /// The further hellos of each address that has one in the line.
    private var following: [ClientAddress: CircularBuffer<Hello>] = [:]
    private(set) var count = 0
    /// The number of waiting addresses above which the newest comes first. They take about 0.1 s.
    private static let overload = 32

    private var isOverloaded: Bool { waiting.count > Self.overload }

    mutating func append(_ hello: Hello) {
        count += 1
        let client = hello.connection.client
        guard client.isLimited else { return waiting.append(hello) }
        guard following[client] == nil else {
            following[client]?.append(hello)
            return
        }
        following[client] = []
        waiting.append(hello)
    }

    /// Removes and returns the next hello whose browser is still there.
    mutating func next() -> Hello? {
        while let next = isOverloaded ? waiting.popLast() : waiting.popFirst() {
            count -= 1
            admitFollower(of: next.connection.client)
            if next.connection.isOpen { return next }
        }
        return nil
    }

    private mutating func admitFollower(of client: ClientAddress) {
        guard client.isLimited else { return }
        guard let follower = following[client]?.popFirst() else {
            following[client] = nil
            return
        }
        isOverloaded ? waiting.prepend(follower) : waiting.append(follower)
    }

    mutating func removeAll() { self = HelloLine() }
}
