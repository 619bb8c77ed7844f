// SPDX-License-Identifier: Apache-2.0
#if Redis
import Foundation
import Synchronization

/// Listens to channels on a thread of its own, and subscribes again after each connection.
final class RedisSubscriber: Sendable {
    /// The owner of a channel. The thread calls both, and they have to return at once.
    struct Listener: Sendable {
        /// Runs when Redis sends the messages from now on. Before that, some may have been missed.
        let begins: @Sendable () -> Void
        let receives: @Sendable (String) -> Void
    }

    private struct State {
        var listeners: [String: Listener] = [:]
        /// The channels to subscribe to, and to leave, in this order.
        var changes: [(channel: String, joins: Bool)] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    /// A pipe that wakes the thread, which otherwise waits for Redis.
    private let wake: (reading: Int32, writing: Int32)
    private let address: RedisAddress
    private let log: RedisLog
    /// The milliseconds without a message after which the connection is tried.
    private static let silence: Int32 = 15_000

    init(_ address: RedisAddress, log: RedisLog) {
        self.address = address
        self.log = log
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        wake = (ends[0], ends[1])
    }

    deinit {
        Foundation.close(wake.reading)
        Foundation.close(wake.writing)
    }

    func start() {
        let thread = Thread { [self] in run() }
        thread.name = "redis messages"
        thread.start()
    }

    func add(_ channel: String, _ listener: Listener) {
        state.withLock { state in
            state.listeners[channel] = listener
            state.changes.append((channel, true))
        }
        signal()
    }

    func remove(_ channel: String) {
        state.withLock { state in
            state.listeners[channel] = nil
            state.changes.append((channel, false))
        }
        signal()
    }

    func close() {
        state.withLock { $0.isClosed = true }
        signal()
    }

    private func signal() {
        // A full pipe wakes the thread as well.
        var byte: UInt8 = 0
        _ = write(wake.writing, &byte, 1)
    }

    private var isClosed: Bool { state.withLock { $0.isClosed } }

    private func run() {
        var pause = RedisPause()
        var isSecond = false
        while !isClosed {
            do throws(RedisFailure) {
                let connection = try RedisConnection(address, answersWithin: 5)
                if isSecond { log.connectedAgain("messages") }
                pause.reset()
                try listen(connection)
            } catch {
                guard !isClosed else { return }
                log.failed(error, "messages")
                Thread.sleep(forTimeInterval: pause.next().seconds)
            }
            isSecond = true
        }
    }

    private func listen(_ connection: RedisConnection) throws(RedisFailure) {
        let all = state.withLock { state in
            state.changes = []
            return state.listeners.keys.sorted()
        }
        if !all.isEmpty { try connection.append(["SUBSCRIBE"] + all) }
        try connection.flush()
        var isAsked = false
        while !isClosed {
            var waiting = [
                pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&waiting, 2, Self.silence)
            if count < 0, errno != EINTR { throw RedisFailure(description: String(cString: strerror(errno))) }
            if waiting[1].revents != 0 { try takeChanges(connection) }
            if waiting[0].revents != 0 {
                isAsked = false
                for reply in try connection.read() { handle(reply) }
            } else if count == 0 {
                if isAsked { throw RedisFailure(description: "Redis does not answer") }
                isAsked = true
                try connection.append(["PING"])
                try connection.flush()
            }
        }
    }

    private func takeChanges(_ connection: RedisConnection) throws(RedisFailure) {
        var bytes = [UInt8](repeating: 0, count: 512)
        while Foundation.read(wake.reading, &bytes, bytes.count) == bytes.count {}
        let changes = state.withLock { state in
            defer { state.changes = [] }
            return state.changes
        }
        for (channel, joins) in changes { try connection.append([joins ? "SUBSCRIBE" : "UNSUBSCRIBE", channel]) }
        try connection.flush()
    }

    private func handle(_ reply: RedisReply) {
        let parts = reply.list
        guard parts.count == 3, let kind = parts[0].text, let channel = parts[1].text,
            let listener = state.withLock({ $0.listeners[channel] })
        else { return }
        switch kind {
        case "subscribe": listener.begins()
        case "message": listener.receives(parts[2].text ?? "")
        default: break
        }
    }
}
#endif
