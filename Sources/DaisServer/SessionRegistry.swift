// SPDX-License-Identifier: Apache-2.0

package import DaisCore
import Logging

/// All sessions of this process and their connections.
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
///                closed: onDisappear runs, tasks are canceled, the session is forgotten
/// ```
///
/// Every transition runs on the main actor, in the order of the connections' reports, so transitions never interleave:
/// a reconnecting client finds its session either waiting or closed.
@MainActor
package final class SessionRegistry {
    package enum Report: Sendable {
        case opened(any ClientConnection)
        case hello(any ClientConnection, ClientHello)
        case drained(any ClientConnection)
        case lost(any ClientConnection)
        /// The server closes its connections.
        case quiescing(any ClientConnection)
    }

    let content: RootContent
    let basePath: String
    let options: ServerOptions
    let desk: SnapshotDesk?
    private let buildReport: BuildReport?
    let isDevelopment: @Sendable () -> Bool
    let now: @Sendable () -> ContinuousClock.Instant
    let log: RateLimitedLog
    let metrics: ServerMetrics
    lazy var probe = MeteredSessions(metrics: metrics, tracing: .ofProcess)
    /// The bytes that the last round has counted.
    var measured = (pending: 0, unhandled: 0, memory: 0)
    var entries: [String: SessionEntry] = [:]
    var connections: [ObjectIdentifier: OpenConnection] = [:]
    private var clients: [ClientAddress: ClientUse] = [:]
    var waiting = WaitingLine()
    var hellos = HelloLine()
    /// The place of all hellos in the queue of the main actor. Live sessions have turns between them.
    private let greetings = TurnShare()
    let cleaning = TurnShare()
    private(set) var bytes = 0
    var freed = FreedMemory()
    var sweeper: Task<Void, Never>?
    /// The group of the next connection; see `SessionRegistry+Sweep.swift`.
    private var group = 0
    var settling: Task<Void, Never>?
    private var stopping = false
    private var hasWarned = false
    private nonisolated let mailbox = MainActorMailbox<Report>()

    package nonisolated init(
        content: RootContent, basePath: String, options: ServerOptions,
        isDevelopment: @escaping @Sendable @autoclosure () -> Bool,
        log: RateLimitedLog, metrics: ServerMetrics = .shared, desk: SnapshotDesk? = nil, report: BuildReport? = nil,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.content = content
        self.basePath = basePath
        self.options = options
        self.isDevelopment = isDevelopment
        self.log = log
        self.metrics = metrics
        self.desk = desk
        buildReport = report
        self.now = now
    }

    package func session(_ id: String) -> Session? { entries[id]?.session }
    func client(of id: String) -> ClientAddress? { entries[id]?.client }

    var sessions: [Session] { entries.values.map(\.session) }
    package var sessionCount: Int { entries.count }
    package var connectionCount: Int { connections.count }
    package var isSweeping: Bool { sweeper != nil }

    /// Receives reports from any thread. They are handled in the order of their arrival.
    package nonisolated func report(_ report: Report) {
        mailbox.post(report) { [self] in handle($0) }
    }

    package func handle(_ report: Report) {
        switch report {
        case .opened(let connection): opened(connection)
        case .hello(let connection, let hello): heard(connection, hello)
        case .drained(let connection):
            guard let id = connections[ObjectIdentifier(connection)]?.session else { return }
            entries[id]?.session.requestTurn()
        case .lost(let connection): lost(connection)
        case .quiescing(let connection): leave(connection)
        }
    }

    // MARK: Connections

    private func opened(_ connection: any ClientConnection) {
        guard !stopping else { return connection.end(.drain, retry: RetryDelay.milliseconds(returning: 0)) }
        let same = connection.client.isLimited ? clients[connection.client]?.connections ?? 0 : 0
        guard same < options.maximumSessionsPerClient, connections.count < options.maximumSessions else {
            log.notice("too many connections", ["client": "\(connection.client)"])
            metrics.refused(.full)
            return connection.end(.limit, retry: RetryDelay.milliseconds(after: Self.fullSeconds))
        }
        clients[connection.client, default: ClientUse()].connections += 1
        metrics.count(.opened, connection.transportName)
        metrics.add(.connections, 1, connection.transportName)
        connections[ObjectIdentifier(connection)] = OpenConnection(
            connection: connection, opened: now(), group: group)
        group = (group + 1) % Self.groups
        startSweeping()
    }

    /// The time in seconds after which there may be room again: a session that is left makes room within a minute.
    private static let fullSeconds = 10.0

    private func heard(_ connection: any ClientConnection, _ hello: ClientHello) {
        // A connection that was refused when it opened may still have sent its hello.
        guard let known = connections[ObjectIdentifier(connection)], !known.hasSaidHello else { return }
        connections[ObjectIdentifier(connection)]?.hasSaidHello = true
        if let authentication = content.authentication { return ask(authentication, connection, hello) }
        let request = connection.request?.at(hello.url, below: basePath)
        expectGreeting(connection, hello, request.map { Guest(visitor: $0.visitor(nil)) })
    }

    /// - Parameter line: The line of states of the page, if its state was looked up.
    func expectGreeting(
        _ connection: any ClientConnection, _ hello: ClientHello, _ guest: Guest?, line: SnapshotLine? = nil
    ) {
        guard !stopping else { return }
        connections[ObjectIdentifier(connection)]?.guest = guest
        connections[ObjectIdentifier(connection)]?.line = line
        hellos.append((connection, hello))
        // One hello per job: other sessions take their turns in between.
        TurnQueue.main.add(to: greetings) { self.greetNext() }
    }

    /// Answers one hello and returns `true`, or returns `false` if none waits.
    @discardableResult
    package func greetNext() -> Bool {
        guard let (connection, hello) = hellos.next() else { return false }
        let started = ContinuousClock.now
        greet(connection, hello)
        if let share = connection.share { TurnQueue.main.charge(share, .now - started) }
        return true
    }

    private func greet(_ connection: any ClientConnection, _ hello: ClientHello) {
        guard let known = connections[ObjectIdentifier(connection)] else { return }
        if let authentication = content.authentication, known.guest?.isOutdated == true {
            return askAgain(authentication, connection, hello)
        }
        let visitor = known.guest?.visitor
        if let tool = tool(hello) { connection.slow(by: .milliseconds(tool.settings.delay)) }
        defer { setCookies(known.guest?.cookies ?? [], connection) }
        if let id = hello.session, let entry = entries[id],
            constantTimeEqual(hello.secret ?? "", entry.session.secret),
            entry.session.mayResume(visitor)
        {
            connections[ObjectIdentifier(connection)]?.guest?.decision = nil
            return resume(entry, id: id, connection: connection, hello: hello, visitor: visitor)
        }
        // A wrong secret is treated like an unknown session, so the answer does not reveal which sessions exist.
        if known.line == nil, lookUp(connection, hello, known.guest) { return }
        guard makeRoom(for: connection.client) else {
            log.notice("no room for another session", ["client": "\(connection.client)"])
            metrics.refused(.full)
            return connection.end(.limit, retry: RetryDelay.milliseconds(after: Self.fullSeconds))
        }
        PresentationMetrics.install(metrics)
        connections[ObjectIdentifier(connection)]?.guest?.decision = nil
        let session = makeSession(for: connection, hello, visitor, known.line)
        session.scope.host = self
        let budget = Budget(
            time: options.traffic.sessionMilliseconds, bytes: options.traffic.sessionBytes, now: .now)
        entries[session.id] = SessionEntry(
            session: session, client: connection.client, budget: budget, state: .connected(connection))
        metrics.add(.sessions, 1, "connected")
        clients[connection.client, default: ClientUse()].sessions.insert(session.id)
        connections[ObjectIdentifier(connection)]?.session = session.id
        connection.bind(session, budget: budget)
        warnOfTemporaryKeys()
        session.initialSnapshot = formerState(hello, visitor)
        session.start(hello, transport: connection)
        // The page may show a report of the process before.
        if let buildReport { session.show(buildReport: buildReport.text) }
        measure(session.id)
    }

    private func warnOfTemporaryKeys() {
        guard !hasWarned, options.snapshotKeys == nil, options.snapshotLifetime > 0, !isDevelopment() else { return }
        hasWarned = true
        log.line(
            .warning,
            """
            Pages begin anew after a restart, because the keys of this process are random. Set DAIS_KEYS, or \
            ServerOptions.snapshotKeys, to keys of 32 bytes in base64: openssl rand -base64 32
            """)
    }

    private func setCookies(_ cookies: [ResponseCookie], _ connection: any ClientConnection) {
        guard !cookies.isEmpty, let id = connections[ObjectIdentifier(connection)]?.session else { return }
        entries[id]?.session.scope.cookieErrands.offer(cookies)
    }

    private func resume(
        _ entry: SessionEntry, id: String, connection: any ClientConnection, hello: ClientHello, visitor: Visitor?
    ) {
        if case .connected(let older) = entry.state {
            connections[ObjectIdentifier(older)]?.session = nil
            older.end(.expired)
        }
        move(id, to: .connected(connection))
        connections[ObjectIdentifier(connection)]?.session = id
        connection.bind(entry.session, budget: entry.budget)
        entry.session.resume(hello, transport: connection, visitor: visitor)
    }

    private func lost(_ connection: any ClientConnection) {
        guard let known = connections.removeValue(forKey: ObjectIdentifier(connection)) else { return }
        metrics.add(.connections, -1, connection.transportName)
        forget(client: connection.client) { $0.connections -= 1 }
        guard let id = known.session, let entry = entries[id],
            case .connected(let current) = entry.state, current === connection
        else { return }
        entry.session.detach(connection)
        let until = now() + .seconds(options.gracePeriod)
        move(id, to: .disconnected(until: until))
        waiting.append(id, until: until)
    }

    // MARK: Limits

    private func makeRoom(for client: ClientAddress) -> Bool {
        if client.isLimited, let own = clients[client]?.sessions, own.count >= options.maximumSessionsPerClient {
            // The limit bounds the search, which never includes sessions of other clients.
            let oldest = own.compactMap { id in waitingUntil(id).map { (id, $0) } }.min { $0.1 < $1.1 }
            guard let oldest else { return false }
            close(oldest.0)
        }
        while entries.count >= options.maximumSessions || bytes >= options.maximumSessionBytes {
            guard evictOldest() else { return false }
        }
        return true
    }

    /// Closes the session that has waited longest for its browser. Connected sessions are never closed for others.
    func evictOldest() -> Bool {
        while let (id, until) = waiting.popFirst() {
            // Entries of sessions that have reconnected or closed stay in the queue until they are first.
            guard waitingUntil(id) == until else { continue }
            close(id)
            return true
        }
        return false
    }

    func waitingUntil(_ id: String) -> ContinuousClock.Instant? {
        guard case .disconnected(let until) = entries[id]?.state else { return nil }
        return until
    }

    func close(_ id: String) { forget(id)?.session.close() }

    /// Removes a session, which nobody can resume then, and returns it with its connection.
    @discardableResult
    func forget(_ id: String) -> (session: Session, connection: (any ClientConnection)?)? {
        guard let entry = entries.removeValue(forKey: id) else { return nil }
        metrics.add(.sessions, -1, entry.state.name)
        bytes -= entry.bytes
        forget(client: entry.client) { $0.sessions.remove(id) }
        guard case .connected(let connection) = entry.state else { return (entry.session, nil) }
        return (entry.session, connection)
    }

    private func forget(client: ClientAddress, _ change: (inout ClientUse) -> Void) {
        guard var use = clients[client] else { return }
        change(&use)
        clients[client] = use.isEmpty ? nil : use
    }

    func measure(_ id: String) {
        guard let entry = entries[id] else { return }
        let estimate = entry.session.memoryEstimate
        bytes += estimate - entry.bytes
        entries[id]?.bytes = estimate
        freed.saw(bytes)
    }

    // MARK: The end

    /// Sends the browsers away, spread over a time, so that the other processes do not render all pages at once.
    package func drain(
        over time: Duration, sleep: (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) async {
        stopping = true
        guard time > .zero, !connections.isEmpty else { return }
        let pause = time / connections.count
        for known in connections.values {
            await sleep(pause)
            if let id = known.session { entries[id]?.session.sendLastSnapshot() }
            known.connection.end(.drain, retry: RetryDelay.milliseconds(returning: 0))
            if let id = known.session { close(id) }
        }
    }

    /// Ends all sessions before the process stops.
    package func stop() {
        stopping = true
        sweeper?.cancel()
        sweeper = nil
        hellos.removeAll()
        let retry = RetryDelay.milliseconds(returning: connections.count)
        for entry in entries.values { entry.session.sendLastSnapshot() }
        for known in connections.values { known.connection.end(.drain, retry: retry) }
        for id in Array(entries.keys) { close(id) }
    }
}
