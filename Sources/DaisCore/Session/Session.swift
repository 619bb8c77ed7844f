// SPDX-License-Identifier: Apache-2.0
package import Logging

/// One browser tab: composes the tree with its router, ledger and outbox, and owns none of their work.
///
///       start ──▶ connected ──detach──▶ waiting ──resume──▶ connected
///                     │                    │
///                     └──────── close ─────┴──▶ closed (onDisappear ran, tasks cancelled)
@MainActor
package final class Session {
    package nonisolated let id: String
    package nonisolated let secret: String
    package let tree: Tree
    package let scope: SessionScope
    private let content: RootContent
    private let limits: SessionLimits
    private let log: Logger
    private let outbox: Outbox
    private let router: EventRouter
    private let mailbox: Mailbox
    private var transport: (any SessionTransport)?
    package private(set) var isClosed = false

    package init(
        content: RootContent, basePath: String = "", clock: any SessionClock = ContinuousSessionClock(),
        limits: SessionLimits = SessionLimits(), isDevelopment: Bool = true, log: Logger = Diagnostics.log
    ) {
        self.content = content
        self.limits = limits
        self.log = log
        id = SecureToken.make()
        secret = SecureToken.make()
        scope = SessionScope(basePath: basePath, session: id, isDevelopment: isDevelopment)
        scope.document.title = content.title
        outbox = Outbox(limit: limits.outboxBytes)
        let waker = TurnScheduler()
        tree = Tree(scope: scope, clock: clock, runsEffects: true, wake: waker.wake)
        mailbox = tree.mailbox
        router = EventRouter(tree: tree, log: log)
        waker.session = self
    }

    // MARK: Connection

    /// The first connection: renders the views and adopts the browser's page, or replaces it.
    package func start(_ hello: ClientHello, transport: any SessionTransport) {
        self.transport = transport
        scope.facts = hello.facts
        scope.route = hello.url
        scope.document.place = hello.url
        scope.isOpening = true
        turn("first rendering") {
            tree.mount(content.make())
            tree.effect { [scope] in scope.isOpening = false }
            let page = tree.writePage()
            let isAdopted = page.count == hello.count && page.sum == hello.sum
            send(
                .welcome(
                    session: id, secret: secret, status: isAdopted ? .adopted : .replaced,
                    graceSeconds: limits.graceSeconds))
            if !isAdopted {
                log.debug("session \(id.prefix(8)): the browser's page differs, replacing it")
                sendPatch(tree.writeResync())
            }
            // What the page shows may not be what its address says: a place that is not there, say.
            if let place = scope.document.place, place != hello.url {
                tree.emit(.document(name: "place", value: place))
            }
            if isAdopted, scope.watchesPhase { tree.emit(SessionScope.phaseWanted) }
        }
    }

    /// Another connection of the same tab: what the browser has not seen is sent again.
    package func resume(_ hello: ClientHello, transport: any SessionTransport) {
        self.transport = transport
        outbox.acknowledge(hello.acknowledged)
        send(.welcome(session: id, secret: secret, status: .resumed, graceSeconds: limits.graceSeconds))
        if let frames = outbox.replay(after: hello.acknowledged) {
            for frame in frames { transport.send(frame) }
        } else {
            sendPatch(tree.writeResync())
        }
        attend(true)
        runTurn()
    }

    /// The connection is gone. An older connection than the present one changes nothing.
    package func detach(_ transport: any SessionTransport) {
        guard self.transport === transport else { return }
        self.transport = nil
        attend(false)
        // Nothing else would ask what has changed.
        if scope.watchesPhase { runTurn() }
    }

    private func attend(_ isPresent: Bool) {
        tree.attendance.isPresent = isPresent
        scope.publishFacts()
    }

    package func transportDrained() { runTurn() }

    /// Ends the session: views disappear and tasks are cancelled; no dismissal is reported.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        SessionContext.$current.withValue(scope) { tree.unmount() }
        scope.known(FileDesk.self)?.closeAll()
        transport?.close()
        transport = nil
    }

    // MARK: Turns

    /// Takes a frame from any thread.
    package nonisolated func enqueue(_ frame: ClientFrame) { mailbox.post(frame) }

    /// One main-actor turn: what arrived, what it changed, one frame, then effects until nothing moves.
    package func runTurn() {
        guard !isClosed else { return }
        turn("update") {
            for frame in mailbox.drain() { receive(frame) }
        }
    }

    private func turn(_ name: String, _ work: () -> Void) {
        let started = ContinuousClock.now
        SessionContext.$current.withValue(scope) {
            tree.isInTurn = true
            defer { tree.isInTurn = false }
            work()
            flush()
        }
        router.watch(ContinuousClock.now - started, name)
    }

    private func flush() {
        // A browser that does not keep up gets one merged patch when its queue has drained.
        if let transport, transport.pendingBytes > limits.outboxBytes { return }
        var rounds = 0
        repeat {
            _ = mailbox.drain().map(receive)
            tree.update()
            for report in scope.takeReports() { tree.emit(.log(level: report.level, message: report.message)) }
            sendPatch(tree.takeOperations())
            tree.runEffects()
            rounds += 1
        } while tree.needsUpdate && rounds < 50
        if tree.needsUpdate { mailbox.schedule() }
    }

    private func receive(_ frame: ClientFrame) {
        switch frame {
        case .event(let event):
            outbox.acknowledge(event.acknowledged)
            guard event.sequence > router.handled else { return }
            tree.isTooLate(event) ? router.ignore(event) : router.handle(event)
        case .acknowledge(let sequence): outbox.acknowledge(sequence)
        case .resync(let acknowledged, let reason):
            outbox.acknowledge(acknowledged)
            log.notice("session \(id.prefix(8)) asks for the whole page: \(reason)")
            tree.update()
            sendPatch(tree.writeResync())
        case .hello: log.notice("session \(id.prefix(8)): a second hello is ignored")
        }
    }

    // MARK: Output

    private func sendPatch(_ operations: [Operation]) {
        if operations.isEmpty, router.handled == outbox.acknowledgedEvents { return }
        let frame = outbox.next(operations, acknowledging: router.handled)
        transport?.send(frame)
    }

    private func send(_ frame: ServerFrame) { transport?.send(frame.text) }

    /// A rough count for limits and eviction; see `Benchmarks` for what a session really costs.
    package var memoryEstimate: Int { 4096 + outbox.bytes + tree.elementEstimate * 450 }
}
