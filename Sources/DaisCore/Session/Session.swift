// SPDX-License-Identifier: Apache-2.0
import Logging

/// The session of one browser tab. It connects the tree with the router, the input ledger and the outbox.
///
///       start ──▶ connected ──detach──▶ waiting ──resume──▶ connected
///                     │                    │
///                     └──────── close ─────┴──▶ closed (onDisappear ran, tasks canceled)
@MainActor
package final class Session {
    package nonisolated let id: String
    /// The proof of a browser that it may resume the session.
    package private(set) var secret: String
    package let tree: Tree
    package let scope: SessionScope
    let content: RootContent
    let limits: SessionLimits
    let log: RateLimitedLog
    private let probe: (any SessionProbe)?
    private let outbox: Outbox
    private let router: EventRouter
    private let inbox: Inbox
    private let scheduler: TurnScheduler
    private(set) var transport: (any SessionTransport)?
    /// The state with which a session begins instead of that of its hello.
    package var initialSnapshot: SessionSnapshot?
    /// The snapshot that the browser has.
    var lastSnapshot: SessionSnapshot?
    /// The number of the last snapshot of the browser tab, in this session or an earlier one.
    var stateNumber: UInt32 = 0
    /// Indicates whether the browser keeps a snapshot, which an empty one has to replace.
    var hasKept = false
    private(set) var pace: SnapshotPace?
    /// The number of the last frame with the whole document.
    private var lastWhole = 0
    /// Indicates whether the browser showed another page than this session when it connected.
    private var replacesPage = false
    /// Indicates whether the browser waits for the whole document. It gets it when its connection has drained.
    private var owesWhole = false
    /// The bytes of whole documents in this turn, or `nil` in a turn that no frame of the browser has caused.
    private var charged: Int?
    private var budget: TurnBudget
    package private(set) var isClosed = false
    private var closesAfterTurn = false
    /// The number of inspectors that watch it.
    var inspectors = 0
    /// Receives the operations of every patch, whether a browser is connected or not. Tests compare them.
    package var onPatch: (([Operation]) -> Void)?

    package init(
        content: RootContent, basePath: String = "", serverPath: String? = nil,
        clock: any SessionClock = ContinuousSessionClock(),
        limits: SessionLimits = SessionLimits(), isDevelopment: Bool = true,
        log: RateLimitedLog = Diagnostics.limitedLog, share: TurnShare = TurnShare(), visitor: Visitor? = nil,
        worker: String? = nil, probe: (any SessionProbe)? = nil
    ) {
        self.content = content
        self.limits = limits
        self.probe = probe
        // A proxy finds the process of a session by the name in front of it.
        id = (worker.map { $0 + "." } ?? "") + SecureToken.make()
        secret = SecureToken.make()
        self.log = log.tagged(["session": "\(id)"])
        scope = SessionScope(
            basePath: basePath, serverPath: serverPath, session: id, isDevelopment: isDevelopment)
        scope.document.title = content.title
        scope.addressSeal = content.addressSeal
        scope.visitor = visitor
        inbox = Inbox(limit: limits.inboxBytes)
        budget = TurnBudget(limits, clock: clock)
        outbox = Outbox(limit: limits.outboxBytes)
        scheduler = TurnScheduler(share: share, isProbed: probe != nil)
        tree = Tree(scope: scope, clock: clock, runsEffects: true, wake: scheduler.wake)
        router = EventRouter(tree: tree, log: self.log, probe: probe)
        scheduler.session = self
        if isDevelopment { InspectedSessions.add(self) }
        if content.snapshotSeal != nil { pace = SnapshotPace(clock) { [weak self] in self?.sendSnapshot() } }
    }

    /// A session that nobody holds is over, as if it had been closed.
    isolated deinit { close() }

    // MARK: Connection

    /// Starts the session: renders the views, and adopts the browser's page or replaces it.
    package func start(_ hello: ClientHello, transport: any SessionTransport) {
        render(hello, transport) { $0.count == hello.count && $0.sum == hello.sum }
    }

    /// Starts the session for a browser that shows whatever page the session renders, and returns that page.
    package func open(at url: String = "/", transport: any SessionTransport) -> RenderedPage {
        var hello = ClientHello()
        hello.url = url
        return open(hello, transport: transport)
    }

    /// Starts the session for a browser that shows whatever page the session renders, and returns that page.
    package func open(_ hello: ClientHello, transport: any SessionTransport) -> RenderedPage {
        render(hello, transport) { _ in true }
    }

    @discardableResult
    private func render(
        _ hello: ClientHello, _ transport: any SessionTransport, isShown: (RenderedPage) -> Bool
    ) -> RenderedPage {
        self.transport = transport
        scope.facts = hello.facts
        scope.route = hello.url
        scope.document.place = hello.url
        scope.isOpening = true
        charged = 0
        let isRestored = restore(hello)
        return turn("first rendering") {
            tree.mount(content.view(in: scope))
            enterInputs()
            tree.effect { [scope] in scope.isOpening = false }
            let page = tree.writePage()
            let isAdopted = isShown(page)
            send(
                .welcome(
                    session: id, secret: secret, status: isAdopted ? .adopted : .replaced,
                    graceSeconds: limits.graceSeconds,
                    note: isRestored ? nil : restartNote(hello)))
            replacesPage = !isAdopted
            if !isAdopted {
                log.logger.debug("the browser's page differs, replacing it")
                sendWhole()
            }
            // The page may differ from its address, for example if the address does not exist.
            if let place = scope.document.place, place != hello.url {
                tree.emit(.document(name: "place", value: place))
            }
            if isAdopted, scope.watchesPhase { tree.emit(SessionScope.phaseWanted) }
            return page
        }
    }

    /// Resumes the session with another connection of the same tab, and sends unacknowledged frames again.
    package func resume(_ hello: ClientHello, transport: any SessionTransport, visitor: Visitor? = nil) {
        self.transport = transport
        scope.visitor = visitor ?? scope.visitor
        charged = 0
        outbox.acknowledge(hello.acknowledged)
        send(.welcome(session: id, secret: secret, status: .resumed, graceSeconds: limits.graceSeconds))
        if let frames = outbox.replay(after: hello.acknowledged) {
            for frame in frames {
                charge(frame)
                transport.send(frame)
            }
        } else {
            sendWhole()
        }
        // The browser may have missed what was sent last.
        lastSnapshot = nil
        scope.known(StoredValues.self)?.noteAll()
        attend(true)
        runTurn()
    }

    /// Handles the loss of a connection. Losing an older connection than the current one has no effect.
    package func detach(_ transport: any SessionTransport) {
        guard self.transport === transport else { return }
        self.transport = nil
        attend(false)
        // Without a browser there is no other turn that would update the views.
        if scope.watchesPhase { runTurn() }
    }

    /// Returns whether a browser of this visitor may resume the session.
    package func mayResume(_ visitor: Visitor?) -> Bool {
        (scope.visitor ?? Visitor()).isSame(as: visitor ?? Visitor())
    }

    /// Continues for somebody. A secret from before no longer resumes the session.
    package func identify(_ visitor: Visitor) {
        secret = SecureToken.make()
        scope.visitor = visitor
        scope.publishFacts()
        send(.welcome(session: id, secret: secret, status: .resumed, graceSeconds: limits.graceSeconds))
        requestTurn()
    }

    private func attend(_ isPresent: Bool) {
        tree.presence.isPresent = isPresent
        scope.publishFacts()
    }

    /// Queues a turn behind those of other clients, for example when the connection has drained.
    package nonisolated func requestTurn() { scheduler.wake() }

    /// Shows a report of a build over the page, or removes it if the text is empty. Pages in production show none.
    package func show(buildReport text: String) {
        guard scope.isDevelopment else { return }
        tree.emit(.log(level: "build", message: text))
        requestTurn()
    }

    /// Ends the session: views disappear, and tasks are canceled. No dismissal is reported.
    package func close() {
        guard !isClosed else { return }
        // A handler may run the run loop, and with it whatever ends the session.
        guard !tree.isInTurn else {
            closesAfterTurn = true
            return
        }
        isClosed = true
        InspectedSessions.remove(id)
        scope.inspection?.sessionEnded()
        pace?.stop()
        scope.isOver = true
        TurnWatch.begin()
        defer { TurnWatch.end() }
        SessionContext.$current.withValue(scope) { tree.unmount() }
        scope.known(FileTransfers.self)?.closeAll()
        scope.known(CookieErrands.self)?.closeAll()
        transport?.close()
        transport = nil
    }

    // MARK: Turns

    /// Receives a frame of that length, on any thread. After `false`, nothing more should be read until
    /// ``SessionTransport/resumeReading()``.
    @discardableResult
    package nonisolated func enqueue(_ frame: ClientFrame, bytes: Int = 0) -> Bool {
        defer { scheduler.wake() }
        return inbox.append(frame, bytes: bytes)
    }

    /// The length of the frames that no turn has taken.
    package nonisolated var unhandledBytes: Int { inbox.bytes }

    /// Runs one turn on the main actor: handles received events, updates, sends one frame, then runs effects until
    /// nothing changes.
    package func runTurn() {
        guard !isClosed else { return }
        guard !tree.isInTurn else { return scheduler.wake() }
        turn("update") { receiveAll() }
    }

    private func turn<Result>(_ name: String, _ work: () -> Result) -> Result {
        TurnWatch.begin()
        defer { TurnWatch.end() }
        let started = ContinuousClock.now
        let wait = probe == nil ? .zero : scheduler.takeWait(now: started)
        defer {
            let time = ContinuousClock.now - started
            if let inspection = scope.inspection { inspect(inspection, turn: name, time: time) }
            router.watch(time, name)
            probe?.turnEnded(after: time, waited: wait)
            if let charged { transport?.charge(time: time, bytes: charged) }
            charged = nil
            if closesAfterTurn { close() }
        }
        budget = TurnBudget(limits, clock: tree.clock)
        return SessionContext.$current.withValue(scope) {
            tree.isInTurn = true
            defer { tree.isInTurn = false }
            let result = work()
            flush()
            return result
        }
    }

    private func flush() {
        var rounds = 0
        repeat {
            receiveAll()
            if let probe { probe.rendering(in: id) { render() } } else { render() }
            tree.runEffects()
            rounds += 1
        } while hasWork && rounds < 50
        if tree.needsUpdate || !inbox.isEmpty && !scope.isOver { scheduler.wake() }
        pace?.changed()
    }

    private func render() {
        tree.update()
        enterInputs()
        write()
    }

    var isCongested: Bool { transport.map { $0.pendingBytes > limits.outboxBytes } ?? false }

    private var hasWork: Bool { tree.needsUpdate || mayReceive }

    private var mayReceive: Bool { !scope.isOver && !inbox.isEmpty && !budget.isSpent }

    /// Marks what has changed on other threads, then handles the frames that have arrived, as far as the turn allows.
    private func receiveAll() {
        scheduler.turnBegins()
        tree.drain()
        while mayReceive, let frame = inbox.take() {
            budget.takeFrame()
            receive(frame)
        }
        if inbox.hasRoomAgain() { transport?.resumeReading() }
    }

    private func receive(_ frame: ClientFrame) {
        charged = charged ?? 0
        switch frame {
        case .event(let event):
            outbox.acknowledge(event.acknowledged)
            // A negative number tells that the browser has no welcome yet, so the event is of the page that it shows.
            guard event.sequence > router.handled, event.acknowledged >= 0 || !replacesPage else { return }
            tree.document.shownPatch = max(0, event.acknowledged)
            if event.kind.isDecision { scope.restoration?.userActs() }
            router.handle(event)
        case .acknowledge(let sequence): outbox.acknowledge(sequence)
        case .resync(let acknowledged, let reason):
            outbox.acknowledge(acknowledged)
            // A whole document that is on its way answers this request too.
            guard acknowledged >= lastWhole else { return }
            log.notice("a session asks for the whole page", ["reason": "\(reason)"])
            probe?.wholeDocumentRequested()
            owesWhole = true
        case .hello: log.notice("a second hello is ignored")
        }
    }

    // MARK: Output

    /// Sends what has changed. A slow browser gets one merged patch when its connection has drained, or the whole
    /// document if that patch would be as long as what is kept for it.
    private func write() {
        for report in scope.takeReports() { tree.emit(.log(level: report.level, message: report.message)) }
        guard !isCongested else {
            if tree.mergeOperations() > limits.outboxBytes {
                tree.dropOperations()
                owesWhole = true
            }
            return
        }
        sendStoredValues()
        if owesWhole { sendWhole() }
        // Several events may have changed the same text, and the browser shows the last one.
        if budget.frames > 1 { _ = tree.mergeOperations() }
        sendPatch(tree.takeOperations())
    }

    private func sendWhole() {
        owesWhole = false
        let frame = sendPatch(tree.writeResync())
        lastWhole = outbox.last
        if let frame { charge(frame) }
    }

    @discardableResult
    private func sendPatch(_ operations: [Operation]) -> String? {
        if operations.isEmpty, router.handled == outbox.acknowledgedEvents { return nil }
        let frame = outbox.next(operations, acknowledging: router.handled)
        scope.inspection?.sent(operations: operations.count, bytes: frame.utf8.count)
        onPatch?(operations)
        transport?.send(frame)
        return frame
    }

    private func charge(_ frame: String) { charged = (charged ?? 0) + frame.utf8.count }

    func send(_ frame: ServerFrame) { transport?.send(frame.text) }

    /// `true` if the browser should load the page again; see ``Document/isWornOut``.
    package var isWornOut: Bool { tree.document.isWornOut }

    /// An estimate for limits and eviction, in bytes; see `Benchmarks` for measurements.
    package var memoryEstimate: Int { 4096 + outbox.bytes + tree.document.memoryEstimate }
}
