// SPDX-License-Identifier: Apache-2.0

package import DaisCore
import Logging

/// All sessions of this process and the connections they belong to.
///
/// ```
///            hello without a session, or with one that is unknown
///                                   │
///                                   ▼            hello with the secret, from another connection:
///   connection lost ┌────────── connected ◀───┐  the older one ends, its loss is ignored later
///   (of the current │               │  └──────┘
///   connection only)▼               │
///            disconnected(until) ───┤ hello with the secret: back to connected, frames replay
///                   │               │
///                   │ grace over, evicted, or the process stops
///                   ▼               ▼
///                closed: onDisappear runs, tasks are cancelled, the session is forgotten
/// ```
///
/// Every transition happens on the main actor, in the order in which connections reported, so no two can interleave:
/// a reconnect finds its session either waiting or gone.
@MainActor
package final class SessionRegistry {
    package enum Report: Sendable {
        case opened(any ClientConnection)
        case hello(any ClientConnection, ClientHello)
        case drained(any ClientConnection)
        case lost(any ClientConnection)
    }

    private enum State {
        case connected(any ClientConnection)
        case disconnected(until: ContinuousClock.Instant)
    }

    private struct Entry {
        let session: Session
        let client: String
        var state: State
        var bytes = 0
    }

    private struct Connection {
        let connection: any ClientConnection
        let opened: ContinuousClock.Instant
        var session: String?
    }

    private let content: RootContent
    private let basePath: String
    private let options: ServerOptions
    private let isDevelopment: Bool
    private let now: @Sendable () -> ContinuousClock.Instant
    private let log: RateLimitedLog
    private var entries: [String: Entry] = [:]
    private var connections: [ObjectIdentifier: Connection] = [:]
    private var sweeper: Task<Void, Never>?
    private var stopping = false
    private nonisolated let mailbox = MainActorMailbox<Report>()

    package nonisolated init(
        content: RootContent, basePath: String, options: ServerOptions, isDevelopment: Bool,
        log: RateLimitedLog,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.content = content
        self.basePath = basePath
        self.options = options
        self.isDevelopment = isDevelopment
        self.log = log
        self.now = now
    }

    package var sessionCount: Int { entries.count }
    package var connectionCount: Int { connections.count }
    package var isSweeping: Bool { sweeper != nil }

    /// From any thread; reports are handled in the order in which they arrive.
    package nonisolated func report(_ report: Report) {
        mailbox.post(report) { [self] in handle($0) }
    }

    package func handle(_ report: Report) {
        switch report {
        case .opened(let connection): opened(connection)
        case .hello(let connection, let hello): greet(connection, hello)
        case .drained(let connection):
            guard let id = connections[ObjectIdentifier(connection)]?.session else { return }
            entries[id]?.session.transportDrained()
        case .lost(let connection): lost(connection)
        }
    }

    // MARK: Connections

    private func opened(_ connection: any ClientConnection) {
        guard !stopping else { return connection.end(.drain) }
        let same = connections.values.count { $0.connection.client == connection.client }
        guard same < options.maximumSessionsPerClient, connections.count < options.maximumSessions else {
            log.notice("too many connections", ["client": "\(connection.client)"])
            return connection.end(.limit)
        }
        connections[ObjectIdentifier(connection)] = Connection(connection: connection, opened: now())
        startSweeping()
    }

    private func greet(_ connection: any ClientConnection, _ hello: ClientHello) {
        // A connection that was refused when it opened may still have sent its hello.
        guard let known = connections[ObjectIdentifier(connection)], known.session == nil else { return }
        if let id = hello.session, let entry = entries[id],
            constantTimeEqual(hello.secret ?? "", entry.session.secret)
        {
            return resume(entry, id: id, connection: connection, hello: hello)
        }
        // A wrong secret is treated like an unknown session: the answer tells nobody which sessions exist.
        guard makeRoom(for: connection.client) else {
            log.notice("no room for another session", ["client": "\(connection.client)"])
            return connection.end(.limit)
        }
        let session = Session(
            content: content, basePath: basePath, limits: options.sessionLimits, isDevelopment: isDevelopment,
            log: log.logger)
        entries[session.id] = Entry(session: session, client: connection.client, state: .connected(connection))
        connections[ObjectIdentifier(connection)]?.session = session.id
        connection.bind(session)
        session.start(hello, transport: connection)
        entries[session.id]?.bytes = session.memoryEstimate
    }

    private func resume(_ entry: Entry, id: String, connection: any ClientConnection, hello: ClientHello) {
        if case .connected(let older) = entry.state {
            connections[ObjectIdentifier(older)]?.session = nil
            older.end(.expired)
        }
        entries[id]?.state = .connected(connection)
        connections[ObjectIdentifier(connection)]?.session = id
        connection.bind(entry.session)
        entry.session.resume(hello, transport: connection)
    }

    private func lost(_ connection: any ClientConnection) {
        guard let id = connections.removeValue(forKey: ObjectIdentifier(connection))?.session,
            let entry = entries[id], case .connected(let current) = entry.state, current === connection
        else { return }
        entry.session.detach(connection)
        entries[id]?.state = .disconnected(until: now() + .seconds(options.gracePeriod))
    }

    // MARK: Limits

    private func makeRoom(for client: String) -> Bool {
        if entries.values.count(where: { $0.client == client }) >= options.maximumSessionsPerClient {
            guard evictOldest(where: { $0.client == client }) else { return false }
        }
        if entries.count >= options.maximumSessions {
            guard evictOldest(where: { _ in true }) else { return false }
        }
        while entries.values.reduce(0, { $0 + $1.bytes }) >= options.maximumSessionBytes {
            guard evictOldest(where: { _ in true }) else { return false }
        }
        return true
    }

    /// Closes the session that has waited longest for its browser. Connected ones are never closed for others.
    private func evictOldest(where condition: (Entry) -> Bool) -> Bool {
        var oldest: (id: String, until: ContinuousClock.Instant)?
        for (id, entry) in entries where condition(entry) {
            guard case .disconnected(let until) = entry.state else { continue }
            if oldest == nil || until < oldest!.until { oldest = (id, until) }
        }
        guard let oldest else { return false }
        close(oldest.id)
        return true
    }

    private func close(_ id: String) {
        entries.removeValue(forKey: id)?.session.close()
    }

    // MARK: Time

    /// One round for all sessions: expiry, pings, memory. The only timer of the server, and only while it has clients.
    package func sweep() {
        let time = now()
        for (id, entry) in entries {
            if case .disconnected(let until) = entry.state, until <= time {
                close(id)
            } else {
                entries[id]?.bytes = entry.session.memoryEstimate
            }
        }
        while entries.values.reduce(0, { $0 + $1.bytes }) >= options.maximumSessionBytes {
            guard evictOldest(where: { _ in true }) else { break }
        }
        for known in connections.values {
            if known.session == nil, time - known.opened >= .seconds(options.helloTimeout) {
                log.notice("no hello in time", ["client": "\(known.connection.client)"])
                known.connection.end(.refused)
            } else {
                known.connection.heartbeat()
            }
        }
    }

    private func startSweeping() {
        guard sweeper == nil else { return }
        let interval = Duration.seconds(options.sweepInterval)
        sweeper = Task { [weak self] in
            while true {
                do { try await Task.sleep(for: interval, tolerance: interval / 10) } catch { return }
                guard let self else { return }
                self.sweep()
                if self.entries.isEmpty, self.connections.isEmpty {
                    self.sweeper = nil
                    return
                }
            }
        }
    }

    /// Ends all sessions, because the process is about to.
    package func stop() {
        stopping = true
        sweeper?.cancel()
        sweeper = nil
        for known in connections.values { known.connection.end(.drain) }
        for id in Array(entries.keys) { close(id) }
    }
}

/// Compares without telling by its duration where the difference is.
package func constantTimeEqual(_ first: String, _ second: String) -> Bool {
    let first = Array(first.utf8)
    let second = Array(second.utf8)
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}

extension ServerOptions {
    package var sessionLimits: SessionLimits {
        var limits = SessionLimits()
        limits.maxFrameBytes = maximumFrameBytes
        limits.graceSeconds = gracePeriod
        return limits
    }
}
