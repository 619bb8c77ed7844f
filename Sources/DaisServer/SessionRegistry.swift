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
    private let isDevelopment: @Sendable () -> Bool
    private let now: @Sendable () -> ContinuousClock.Instant
    private let log: RateLimitedLog
    private var entries: [String: Entry] = [:]
    private var connections: [ObjectIdentifier: Connection] = [:]
    private var clients: [String: ClientUse] = [:]
    private var waiting = WaitingLine()
    private var bytes = 0
    private var sweeper: Task<Void, Never>?
    private var stopping = false
    private nonisolated let mailbox = MainActorMailbox<Report>()

    package nonisolated init(
        content: RootContent, basePath: String, options: ServerOptions,
        isDevelopment: @escaping @Sendable @autoclosure () -> Bool,
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

    package func session(_ id: String) -> Session? { entries[id]?.session }

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
        let same = clients[connection.client]?.connections ?? 0
        guard same < options.maximumSessionsPerClient, connections.count < options.maximumSessions else {
            log.notice("too many connections", ["client": "\(connection.client)"])
            return connection.end(.limit)
        }
        clients[connection.client, default: ClientUse()].connections += 1
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
        PresentationMetrics.install()
        let session = Session(
            content: content, basePath: basePath, limits: options.sessionLimits, isDevelopment: isDevelopment(),
            log: log.logger)
        entries[session.id] = Entry(session: session, client: connection.client, state: .connected(connection))
        clients[connection.client, default: ClientUse()].sessions.insert(session.id)
        connections[ObjectIdentifier(connection)]?.session = session.id
        connection.bind(session)
        session.start(hello, transport: connection)
        measure(session.id)
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
        guard let known = connections.removeValue(forKey: ObjectIdentifier(connection)) else { return }
        forget(client: connection.client) { $0.connections -= 1 }
        guard let id = known.session, let entry = entries[id],
            case .connected(let current) = entry.state, current === connection
        else { return }
        entry.session.detach(connection)
        let until = now() + .seconds(options.gracePeriod)
        entries[id]?.state = .disconnected(until: until)
        waiting.append(id, until: until)
    }

    // MARK: Limits

    private func makeRoom(for client: String) -> Bool {
        if let own = clients[client]?.sessions, own.count >= options.maximumSessionsPerClient {
            // At most as many as the limit: a client cannot make the server search through those of others.
            let oldest = own.compactMap { id in waitingUntil(id).map { (id, $0) } }.min { $0.1 < $1.1 }
            guard let oldest else { return false }
            close(oldest.0)
        }
        while entries.count >= options.maximumSessions || bytes >= options.maximumSessionBytes {
            guard evictOldest() else { return false }
        }
        return true
    }

    /// Closes the session that has waited longest for its browser. Connected ones are never closed for others.
    private func evictOldest() -> Bool {
        while let (id, until) = waiting.popFirst() {
            // Lines of sessions that have come back, or are gone, are left in the queue until it is their turn.
            guard waitingUntil(id) == until else { continue }
            close(id)
            return true
        }
        return false
    }

    private func waitingUntil(_ id: String) -> ContinuousClock.Instant? {
        guard case .disconnected(let until) = entries[id]?.state else { return nil }
        return until
    }

    private func close(_ id: String) {
        guard let entry = entries.removeValue(forKey: id) else { return }
        bytes -= entry.bytes
        forget(client: entry.client) { $0.sessions.remove(id) }
        entry.session.close()
    }

    private func forget(client: String, _ change: (inout ClientUse) -> Void) {
        guard var use = clients[client] else { return }
        change(&use)
        clients[client] = use.isEmpty ? nil : use
    }

    private func measure(_ id: String) {
        guard let entry = entries[id] else { return }
        let estimate = entry.session.memoryEstimate
        bytes += estimate - entry.bytes
        entries[id]?.bytes = estimate
    }

    // MARK: Time

    /// One round for all sessions: expiry, pings, memory. The only timer of the server, and only while it has clients.
    package func sweep() {
        let time = now()
        while let first = waiting.first, first.until <= time {
            waiting.removeFirst()
            if waitingUntil(first.id) == first.until { close(first.id) }
        }
        for id in entries.keys { measure(id) }
        while bytes >= options.maximumSessionBytes, evictOldest() {}
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
    var fileLimits: FileLimits {
        var limits = FileLimits()
        limits.fileBytes = maximumFileBytes
        limits.filesPerImport = maximumFilesPerImport
        limits.sessionBytes = maximumFileBytesPerSession
        return limits
    }

    package var sessionLimits: SessionLimits {
        var limits = SessionLimits()
        limits.maxFrameBytes = maximumFrameBytes
        limits.graceSeconds = gracePeriod
        return limits
    }
}
