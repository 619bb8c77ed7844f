// SPDX-License-Identifier: Apache-2.0
#if Redis
import Foundation
import Synchronization

/// Sends commands on a thread of its own: all that wait together, without waiting for each answer.
///
/// Commands wait for a connection up to a limit. Those whose answers a lost connection has taken with it are sent again in
/// their order, so each is performed at least once. Every script is written so that it may run twice.
final class RedisCommands: Sendable {
    /// A command that waits. A connection prepends the name of its script.
    private struct Waiting {
        let script: RedisScript?
        let arguments: [String]
        let bytes: Int
        let answer: @Sendable (RedisReply?) -> Void

        func command(_ names: [String]) -> [String] {
            script.map { ["EVALSHA", names[$0.rawValue]] + arguments } ?? arguments
        }
    }

    private struct Queue {
        var waiting: [Waiting] = []
        var bytes = 0
        var isClosed = false
    }

    private let queue = Mutex(Queue())
    /// Counts the commands that were added.
    private let added = DispatchSemaphore(value: 0)
    private let address: RedisAddress
    private let log: RedisLog
    private let mostWaiting: Int
    private static let mostBytes = 64 << 20
    private static let batch = 512

    init(_ address: RedisAddress, log: RedisLog, mostWaiting: Int) {
        self.address = address
        self.log = log
        self.mostWaiting = mostWaiting
    }

    func start() {
        let thread = Thread { [self] in run() }
        thread.name = "redis commands"
        thread.start()
    }

    /// The number of commands that wait.
    var waitingCount: Int { queue.withLock { $0.waiting.count } }

    /// Sends a command, or the arguments of a script.
    ///
    /// - Parameter answer: A closure that receives the answer on the thread of the commands, or `nil` after ``close()``.
    /// - Returns: `false` if too many commands wait.
    @discardableResult
    func send(
        _ script: RedisScript? = nil, _ arguments: [String], answer: @escaping @Sendable (RedisReply?) -> Void
    ) -> Bool {
        let bytes = arguments.reduce(0) { $0 + $1.utf8.count + 16 }
        let isAdded = queue.withLock { queue in
            guard !queue.isClosed, queue.waiting.count < mostWaiting, queue.bytes + bytes <= Self.mostBytes else {
                return false
            }
            queue.waiting.append(Waiting(script: script, arguments: arguments, bytes: bytes, answer: answer))
            queue.bytes += bytes
            return true
        }
        if isAdded { added.signal() } else if !isClosed { log.full() }
        return isAdded
    }

    /// Ends the thread. What waits gets no answer.
    func close() {
        queue.withLock { $0.isClosed = true }
        added.signal()
    }

    private var isClosed: Bool { queue.withLock { $0.isClosed } }

    private func run() {
        var pause = RedisPause()
        var isSecond = false
        while !isClosed {
            do throws(RedisFailure) {
                let connection = try RedisConnection(address, answersWithin: 5)
                let names = try load(connection)
                if isSecond { log.connectedAgain("commands") }
                pause.reset()
                while !isClosed { try perform(on: connection, names) }
            } catch {
                guard !isClosed else { break }
                log.failed(error, "commands")
                Thread.sleep(forTimeInterval: pause.next().seconds)
            }
            isSecond = true
        }
        let rest = queue.withLock { queue in
            defer { queue.waiting = [] }
            return queue.waiting
        }
        for waiting in rest { waiting.answer(nil) }
    }

    private func load(_ connection: RedisConnection) throws(RedisFailure) -> [String] {
        var names: [String] = []
        for script in RedisScript.allCases {
            try connection.append(["SCRIPT", "LOAD", script.source])
            switch try connection.next() {
            case .text(let name): names.append(name)
            case .refusal(let text): throw RedisFailure(description: text)
            default: throw RedisFailure(description: "a script was not loaded")
            }
        }
        return names
    }

    /// Sends what waits, and takes each command from the queue when it is answered.
    private func perform(on connection: RedisConnection, _ names: [String]) throws(RedisFailure) {
        let first = queue.withLock { Array($0.waiting.prefix(Self.batch)) }
        guard !first.isEmpty else {
            // Counts of commands that an earlier batch has taken lead here once more.
            added.wait()
            return
        }
        for waiting in first { try connection.append(waiting.command(names)) }
        var answered = 0
        defer {
            queue.withLock { queue in
                queue.waiting.removeFirst(answered)
                queue.bytes -= first.prefix(answered).reduce(0) { $0 + $1.bytes }
            }
        }
        for waiting in first {
            let reply = try connection.next()
            if case .refusal(let text) = reply {
                // Another connection may have removed the scripts, and Redis may be reading its disk.
                if ["NOSCRIPT", "LOADING", "READONLY", "MASTERDOWN"].contains(where: text.hasPrefix) {
                    throw RedisFailure(description: text)
                }
                log.refused(text)
            }
            answered += 1
            waiting.answer(reply)
        }
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
#endif
