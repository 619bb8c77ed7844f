// SPDX-License-Identifier: Apache-2.0

import DaisCore
import NIOCore
import Synchronization

/// The open event streams of a path, by their names. A browser sends its frames to the name of its stream.
///
/// The name is a part of addresses, which proxies log, so it proves nothing. The key does, and is never in an address.
final class EventStreams: Sendable {
    struct Stream: Sendable {
        /// The name, which begins with that of the worker, so that a proxy finds the process.
        let name: String
        let key = PageRenderer.makeNonce()

        init(worker: String?) { name = (worker.map { $0 + "." } ?? "") + PageRenderer.makeNonce() }
    }

    private struct Entry {
        let key: String
        let handler: NIOLoopBound<EventStreamHandler>
    }

    private let open = Mutex<[String: Entry]>([:])

    var count: Int { open.withLock { $0.count } }

    /// Adds the handler of a stream, until its channel closes. It must be called on the channel's event loop.
    func add(_ stream: Stream, _ handler: EventStreamHandler, _ channel: any Channel) {
        let entry = Entry(key: stream.key, handler: NIOLoopBound(handler, eventLoop: channel.eventLoop))
        open.withLock { $0[stream.name] = entry }
        channel.closeFuture.whenComplete { [self] _ in
            _ = open.withLock { $0.removeValue(forKey: stream.name) }
        }
    }

    func contains(_ name: String) -> Bool { open.withLock { $0[name] != nil } }

    /// Passes frames to a stream, and returns when they are taken.
    func take(_ frames: [ByteBuffer], number: Int, name: String, key: String) async -> EventStreamHandler.Answer {
        guard let entry = open.withLock({ $0[name] }), constantTimeEqual(key, entry.key) else { return .gone }
        let handler = entry.handler
        let answer = handler.eventLoop.flatSubmit {
            handler.value.take(frames, number: number, on: handler.eventLoop)
        }
        return (try? await answer.get()) ?? .gone
    }
}
