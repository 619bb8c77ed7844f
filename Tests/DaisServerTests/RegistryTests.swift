// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Logging
import Observation
import Synchronization
import Testing

/// The registry without sockets and with a clock that only moves when it is told to.
@Suite("The registry of sessions")
@MainActor
struct RegistryTests {
    private final class Clock: Sendable {
        private let start = ContinuousClock.now
        private let passed = Mutex(Duration.zero)
        var now: ContinuousClock.Instant { start + passed.withLock { $0 } }
        func advance(_ seconds: Double) { passed.withLock { $0 += .seconds(seconds) } }
    }

    private let clock = Clock()

    private func makeRegistry(
        _ options: ServerOptions = ServerOptions(),
        showing view: @escaping @MainActor @Sendable () -> any View = { Text("Hello") }
    ) -> SessionRegistry {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return SessionRegistry(
            content: RootContent(title: nil, make: view), basePath: "", options: options,
            isDevelopment: true, log: RateLimitedLog(logger), now: { [clock] in clock.now })
    }

    private func hello(_ session: Session? = nil, secret: String? = nil) -> ClientHello {
        var hello = ClientHello()
        hello.session = session?.id
        hello.secret = secret ?? session?.secret
        return hello
    }

    private func connect(
        _ registry: SessionRegistry, client: String = "10.0.0.1", to session: Session? = nil, secret: String? = nil
    ) -> FakeConnection {
        let connection = FakeConnection(client: client)
        registry.handle(.opened(connection))
        registry.handle(.hello(connection, hello(session, secret: secret)))
        while registry.greetNext() {}
        return connection
    }

    @Test("the registry of sessions renders nothing for a browser that has gone")
    func gone() {
        let registry = makeRegistry()
        let connections = (0..<3).map { _ in FakeConnection() }
        for connection in connections {
            registry.handle(.opened(connection))
            registry.handle(.hello(connection, hello()))
        }
        connections[0].leave()
        registry.handle(.lost(connections[1]))
        while registry.greetNext() {}
        #expect(connections.map { $0.session != nil } == [false, false, true])
        #expect(registry.sessionCount == 1)
    }

    @Test("the registry of sessions answers the newest browser first when many wait")
    func newestFirst() {
        let registry = makeRegistry()
        let connections = (0..<40).map { FakeConnection(client: "10.0.1.\($0)") }
        for connection in connections {
            registry.handle(.opened(connection))
            registry.handle(.hello(connection, hello()))
        }
        registry.greetNext()
        #expect(connections.firstIndex { $0.session != nil } == 39)
        while registry.greetNext() {}
        #expect(connections.allSatisfy { $0.session != nil })
    }

    @Test("the registry of sessions answers one hello of each client before the second of any")
    func oneHelloEach() {
        let registry = makeRegistry()
        let clients = Array(repeating: "10.0.2.1", count: 5) + ["10.0.2.2", "10.0.2.3"]
        let connections = clients.map { FakeConnection(client: $0) }
        for connection in connections {
            registry.handle(.opened(connection))
            registry.handle(.hello(connection, hello()))
        }
        var order: [Int] = []
        while registry.greetNext() {
            order += connections.indices.filter { connections[$0].session != nil && !order.contains($0) }
        }
        #expect(order == [0, 5, 6, 1, 2, 3, 4])
    }

    @Test("the registry of sessions lets no client with many hellos come before the others when many clients wait")
    func manyOfOneClient() {
        let registry = makeRegistry()
        let clients = (0..<40).map { "10.0.1.\($0)" } + Array(repeating: "10.0.2.1", count: 5)
        let connections = clients.map { FakeConnection(client: $0) }
        for connection in connections {
            registry.handle(.opened(connection))
            registry.handle(.hello(connection, hello()))
        }
        registry.greetNext()
        registry.greetNext()
        #expect(connections.indices.filter { connections[$0].session != nil } == [39, 40])
        while registry.greetNext() {}
        #expect(connections.allSatisfy { $0.session != nil })
    }

    @Test("the registry of sessions closes sessions that were left together a few in one job")
    func manyExpire() async {
        let registry = makeRegistry()
        for _ in 0..<20 { registry.handle(.lost(connect(registry))) }
        #expect(registry.sessionCount == 20)
        clock.advance(61)
        registry.sweep()
        #expect(registry.sessionCount == 16)
        #expect(await TestServer.eventually { registry.sessionCount == 0 })
    }

    @Test("the registry of sessions tells a browser without room, or of a stopping server, when to come again")
    func retry() {
        var options = ServerOptions()
        options.maximumSessions = 1
        let registry = makeRegistry(options)
        let first = connect(registry, client: "10.0.0.1")
        let second = connect(registry, client: "10.0.0.2")
        #expect(second.ended == .limit)
        #expect(second.retry.map { $0 >= 2000 } == true)
        registry.stop()
        #expect(first.ended == .drain)
        #expect(first.retry.map { $0 >= 2000 } == true)
    }

    @Test("the registry of sessions counts no sessions of this machine, where a proxy may be")
    func thisMachine() {
        var options = ServerOptions()
        options.maximumSessionsPerClient = 2
        let registry = makeRegistry(options)
        let connections = (0..<5).map { _ in FakeConnection(address: .local) }
        for connection in connections {
            registry.handle(.opened(connection))
            registry.handle(.hello(connection, hello()))
        }
        while registry.greetNext() {}
        #expect(connections.allSatisfy { $0.session != nil && $0.ended == nil })
    }

    @Test("the registry of sessions keeps a session for the grace period, and not longer")
    func grace() throws {
        let registry = makeRegistry()
        let session = try #require(connect(registry).session)
        let first = try #require(connect(registry, to: session).session)
        #expect(first === session)
        let connection = connect(registry, to: session)
        registry.handle(.lost(connection))
        clock.advance(59)
        registry.sweep()
        #expect(registry.sessionCount == 1)
        let again = connect(registry, to: session)
        #expect(again.session === session)
        registry.handle(.lost(again))
        clock.advance(61)
        registry.sweep()
        #expect(registry.sessionCount == 0)
        #expect(connect(registry, to: session).session !== session)
    }

    @Test("the registry of sessions ignores the loss of an older connection after its session moved to a newer one")
    func lateLoss() throws {
        let registry = makeRegistry()
        let older = connect(registry)
        let session = try #require(older.session)
        let newer = connect(registry, to: session)
        #expect(newer.session === session)
        #expect(older.ended == .expired)
        registry.handle(.lost(older))
        clock.advance(1000)
        registry.sweep()
        #expect(registry.sessionCount == 1)
        #expect(newer.ended == nil)
        #expect(newer.pings == 1)
    }

    @Test("the registry of sessions gives a new session when the old one was evicted before its reconnect was handled")
    func evictionDuringReconnect() throws {
        var options = ServerOptions()
        options.maximumSessions = 1
        let registry = makeRegistry(options)
        let first = connect(registry)
        let session = try #require(first.session)
        registry.handle(.lost(first))
        // The other client takes the only place, then leaves it.
        let other = connect(registry, client: "10.0.0.2")
        #expect(other.session != nil)
        #expect(registry.sessionCount == 1)
        registry.handle(.lost(other))
        let returning = connect(registry, to: session)
        #expect(returning.session != nil)
        #expect(returning.session !== session)
        #expect(registry.sessionCount == 1)
    }

    @Test("never ends a connected session to make room for another")
    func fullOfConnected() {
        var options = ServerOptions()
        options.maximumSessions = 2
        let registry = makeRegistry(options)
        let first = connect(registry, client: "10.0.0.1")
        let second = connect(registry, client: "10.0.0.2")
        let third = connect(registry, client: "10.0.0.3")
        #expect(third.session == nil)
        #expect(third.ended == .limit)
        #expect(first.ended == nil && second.ended == nil)
    }

    @Test("the registry of sessions limits the sessions of one client, not those of others")
    func perClient() {
        var options = ServerOptions()
        options.maximumSessionsPerClient = 2
        let registry = makeRegistry(options)
        for _ in 0..<2 { #expect(connect(registry).session != nil) }
        #expect(connect(registry).ended == .limit)
        #expect(connect(registry, client: "10.0.0.2").session != nil)
    }

    @Test("the registry of sessions lets a client with too many waiting sessions in, at the price of its oldest")
    func perClientWaiting() throws {
        var options = ServerOptions()
        options.maximumSessionsPerClient = 2
        let registry = makeRegistry(options)
        var sessions: [Session] = []
        for _ in 0..<2 {
            let connection = connect(registry)
            sessions.append(try #require(connection.session))
            registry.handle(.lost(connection))
            clock.advance(1)
        }
        #expect(connect(registry).session != nil)
        #expect(registry.sessionCount == 2)
        #expect(connect(registry, to: sessions[1]).session === sessions[1])
    }

    @Test("the registry of sessions ends waiting sessions when memory runs out, then refuses new ones")
    func memory() {
        var options = ServerOptions()
        options.maximumSessionBytes = 1
        let registry = makeRegistry(options)
        let first = connect(registry)
        #expect(first.session != nil)
        #expect(connect(registry).ended == .limit)
        registry.handle(.lost(first))
        registry.sweep()
        #expect(registry.sessionCount == 0)
        #expect(connect(registry).session != nil)
    }

    @Observable
    final class Growth {
        var rows = 0
    }

    private struct Growing: View {
        let growth: Growth
        var body: some View { VStack { ForEach(0..<growth.rows, id: \.self) { Text("Row \($0)") } } }
    }

    @Test("a session that waits for its browser and grows is ended when memory runs out")
    func waitingGrows() async throws {
        var options = ServerOptions()
        options.maximumSessionBytes = 300_000
        let growth = Growth()
        let registry = makeRegistry(options) { Growing(growth: growth) }
        let connection = connect(registry)
        let session = try #require(connection.session)
        registry.handle(.lost(connection))
        registry.review(at: clock.now)
        #expect(registry.sessionCount == 1)
        growth.rows = 1000
        while session.memoryEstimate < options.maximumSessionBytes { await Task.yield() }
        registry.review(at: clock.now)
        #expect(registry.sessionCount == 0)
    }

    @Test("the registry of sessions lets a page load again before its elements run out of numbers")
    func wornOut() {
        let registry = makeRegistry()
        let connection = connect(registry)
        registry.sweep()
        #expect(connection.ended == nil && registry.sessionCount == 1)
        Document.$wornOut.withValue(1) { registry.sweep() }
        #expect(connection.ended == .reload)
        #expect(registry.sessionCount == 0)
        #expect(connect(registry, to: connection.session).session != nil)
    }

    @Test("the registry of sessions answers a wrong secret like an unknown session")
    func wrongSecret() throws {
        let registry = makeRegistry()
        let owner = connect(registry)
        let session = try #require(owner.session)
        for secret in ["", "0", session.secret + "0", String(session.secret.reversed())] {
            let thief = connect(registry, to: session, secret: secret)
            #expect(thief.session != nil)
            #expect(thief.session !== session)
        }
        #expect(owner.ended == nil)
    }

    @Test("the registry of sessions pings each connection once in a round, a twentieth of them at a time")
    func spreadPings() {
        let registry = makeRegistry()
        let connections = (0..<200).map { _ in connect(registry) }
        for group in 0..<SessionRegistry.groups {
            let before = connections.reduce(0) { $0 + $1.pings }
            registry.visit(group, at: clock.now)
            #expect(connections.reduce(0) { $0 + $1.pings } - before == 10)
        }
        #expect(connections.allSatisfy { $0.pings == 1 })
    }

    @Test("the registry of sessions runs no timer without clients")
    func idle() async {
        var options = ServerOptions()
        options.sweepInterval = 0.01
        options.gracePeriod = 0
        let registry = makeRegistry(options)
        #expect(!registry.isSweeping)
        let connection = connect(registry)
        #expect(registry.isSweeping)
        registry.handle(.lost(connection))
        #expect(await TestServer.eventually { !registry.isSweeping })
        #expect(registry.sessionCount == 0)
    }

    @Test("the registry of sessions ends everything when the process stops, and lets nobody in any more")
    func stop() {
        let registry = makeRegistry()
        let connected = connect(registry)
        registry.handle(.lost(connect(registry)))
        registry.stop()
        #expect(connected.ended == .drain)
        #expect(registry.sessionCount == 0)
        #expect(connect(registry).ended == .drain)
    }

    @Test("the registry of sessions sends browsers away one by one while it drains")
    func drain() async {
        let registry = makeRegistry()
        let connections = [connect(registry), connect(registry), connect(registry)]
        var pauses: [Duration] = []
        await registry.drain(over: .seconds(3)) { pause in
            let ended = connections.filter { $0.ended == .drain }.count
            #expect(ended == pauses.count)
            // A session ends with its connection, and the others go on.
            #expect(registry.sessionCount == 3 - ended)
            pauses.append(pause)
        }
        #expect(pauses == [.seconds(1), .seconds(1), .seconds(1)])
        #expect(connections.allSatisfy { $0.ended == .drain })
        #expect(connect(registry).ended == .drain)
    }

    @Test("the registry of sessions compares secrets byte by byte")
    func comparison() {
        #expect(constantTimeEqual("abc", "abc"))
        #expect(!constantTimeEqual("abc", "abd"))
        #expect(!constantTimeEqual("abc", "abcd"))
        #expect(!constantTimeEqual("", "a"))
    }
}
