// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Logging
import NIOCore

/// The inbound half of a connection: it checks the frames of a browser and passes them on, as fast as the budget of the
/// browser allows. It runs on the event loop of the connection's channel.
///
/// ```
/// waiting ──hello──▶ greeting ──bound──▶ live
///    │ anything else    │ more than 64 frames   │ connection closed
///    ▼                  ▼                       ▼
///  refused            refused                closed
/// ```
final class FrameIntake {
    private enum Phase {
        case waiting
        case greeting([(frame: ClientFrame, bytes: Int)])
        case live(Session)
        case closed
    }

    let transport: ChannelTransport
    let registry: SessionRegistry
    private let eventLoop: any EventLoop
    private weak var source: (any FrameSource)?
    private var phase = Phase.waiting
    /// The session, once the registry has found or made it.
    private var session: Session?
    private var frames: TokenBucket
    private let inboxBytes: Int
    private var unanswered = 0
    private var malformed = 0
    /// The number of frames that a client may send between its hello and the welcome.
    private static let greetingLimit = 64
    /// The number of malformed frames after which the connection ends. The client of Dais sends none.
    private static let malformedLimit = 20

    init(transport: ChannelTransport, registry: SessionRegistry, options: ServerOptions) {
        self.transport = transport
        self.registry = registry
        eventLoop = transport.channel.eventLoop
        inboxBytes = options.sessionLimits.inboxBytes
        let rate = Double(max(1, options.framesPerSecond))
        frames = TokenBucket(TrafficRate(perSecond: rate, atOnce: rate * 2), now: .now)
    }

    // MARK: The connection

    func open(_ source: any FrameSource) {
        self.source = source
        transport.account?.openSocket()
        registry.report(.opened(transport))
        if let pause = transport.pause() {
            let retry = RetryDelay.milliseconds(after: pause.seconds)
            refuse("the main-actor time of a client address is spent", .limit, retry: retry)
        }
    }

    func close() {
        phase = .closed
        session = nil
        transport.account?.closeSocket()
        payment?.cancel()
        costPayment?.cancel()
        held.removeAll()
        registry.report(.lost(transport))
    }

    /// Ignores what still arrives.
    func stop() { phase = .closed }

    var isOver: Bool { if case .closed = phase { true } else { false } }

    /// The browser has sent something, whatever it is.
    func heard() { unanswered = 0 }

    /// Handles an event of the channel, and returns `false` for an unknown one.
    func handle(_ event: Any) -> Bool {
        switch event {
        case let bound as SessionBound:
            guard case .greeting = phase else { return true }
            session = bound.session
            // A session may have spent its budget on an earlier connection.
            if transport.pause() != nil { payCost() }
            goLive()
        case is InboxHasRoom: readOn(after: .backlog)
        case is BudgetSpent: if !pauses.contains(.cost) { payCost() }
        case is HeartbeatDue: beat()
        case is ConnectionEnding: phase = .closed
        case is ChannelShouldQuiesceEvent: registry.report(.quiescing(transport))
        case ChannelEvent.inputClosed: transport.channel.close(promise: nil)
        default: return false
        }
        return true
    }

    private func beat() {
        guard unanswered < 2 else { return transport.channel.close(promise: nil) }
        // The answer to an earlier ping may be among what is not read.
        if pauses.isEmpty { unanswered += 1 }
        transport.ping()
    }

    /// Passes on what the client has sent since its hello, unless its session has a debt to pay first.
    private func goLive() {
        guard case .greeting(let waiting) = phase, let session, !pauses.contains(.cost) else { return }
        phase = .live(session)
        var hasRoom = true
        for (frame, bytes) in waiting { hasRoom = session.enqueue(frame, bytes: bytes) }
        hasRoom ? readOn(after: .backlog) : pause(.backlog)
    }

    // MARK: Frames

    /// Handles a frame, and takes its cost from the budget.
    func receive(_ text: ByteBuffer) { spend(accept(text)) }

    /// Handles a frame and returns its cost for the budget.
    private func accept(_ text: ByteBuffer) -> Double {
        let bytes = text.readableBytes
        let parsed: ClientFrame
        do {
            parsed = try ClientFrame.parse(text.readableBytesView)
        } catch {
            malformed += 1
            note("malformed frame", ["reason": "\(error)"])
            if case .waiting = phase, case .version(let version) = error, version > 0 {
                refuse("a hello of another version", .reload)
            } else if case .waiting = phase {
                refuse("the first frame was not a hello")
            } else if malformed >= Self.malformedLimit {
                refuse("too many malformed frames")
            }
            return 5
        }
        switch (phase, parsed) {
        case (.waiting, .hello(let hello)):
            if let wait = transport.account?.take(.hello, now: .now) {
                refuse("too many hellos of one client address", .limit, retry: RetryDelay.milliseconds(after: wait))
                return 5
            }
            phase = .greeting([])
            registry.report(.hello(transport, hello))
            return 5
        case (.waiting, _):
            refuse("the first frame was not a hello")
        case (_, .hello):
            note("second hello ignored")
        case (.greeting(var waiting), _):
            guard waiting.count < Self.greetingLimit else {
                refuse("too many frames before the welcome")
                return 1
            }
            waiting.append((parsed, bytes))
            phase = .greeting(waiting)
            if waiting.reduce(0, { $0 + $1.bytes }) > inboxBytes { pause(.backlog) }
        case (.live(let session), _):
            if !session.enqueue(parsed, bytes: bytes) { pause(.backlog) }
        case (.closed, _):
            break
        }
        // A resync costs a complete rendering.
        if case .resync = parsed { return 20 }
        return 1
    }

    // MARK: Pace

    /// The reasons why a connection is not read.
    private struct Pauses: OptionSet {
        let rawValue: Int
        /// It has sent more than it may.
        static let debt = Pauses(rawValue: 1)
        /// The session has not handled what was read.
        static let backlog = Pauses(rawValue: 2)
        /// Its session, or its client's address, has cost more than it may.
        static let cost = Pauses(rawValue: 4)
    }

    private var pauses: Pauses = []
    /// The timer that resumes reading when the connection's debt is paid.
    private var payment: Scheduled<Void>?
    private var costPayment: Scheduled<Void>?
    /// What is to be done with frames from the same read as the frame that caused the pause. One read can contain
    /// thousands of small frames, which arrive even after reading has stopped. That read bounds their number.
    private var held = CircularBuffer<() -> Void>()

    var isReading: Bool { pauses.isEmpty }

    /// Does something with a frame when the connection is read again.
    func hold(_ work: @escaping () -> Void) { held.append(work) }

    func spend(_ cost: Double) {
        frames.spend(cost, now: .now)
        guard frames.isInDebt, !pauses.contains(.debt), let pause = frames.pause(now: .now) else { return }
        note("frames faster than allowed")
        self.pause(.debt)
        payment = schedule(pause) { [weak self] in self?.readOn(after: .debt) }
    }

    /// Stops reading until the session and its client's address have paid for what they have cost.
    private func payCost() {
        guard let pause = transport.pause() else { return readOn(after: .cost) }
        if !pauses.contains(.cost) {
            note("the main-actor time of a session or its client address is spent")
        }
        self.pause(.cost)
        costPayment = schedule(pause) { [weak self] in self?.payCost() }
    }

    private func schedule(_ pause: Duration, _ action: @escaping () -> Void) -> Scheduled<Void> {
        eventLoop.assumeIsolated().scheduleTask(in: .nanoseconds(Int64(pause.seconds * 1e9)), action)
    }

    private func pause(_ reason: Pauses) {
        if pauses.isEmpty { source?.setReading(false) }
        pauses.insert(reason)
    }

    private func readOn(after reason: Pauses) {
        guard pauses.remove(reason) != nil else { return }
        goLive()
        while pauses.isEmpty, let work = held.popFirst() { work() }
        if pauses.isEmpty { source?.setReading(true) }
    }

    // MARK: Refusals

    /// Ends the connection with a frame that tells why.
    func refuse(_ reason: StaticString, _ code: EndCode = .refused, retry: Int? = nil) {
        note(reason)
        let kinds: [EndCode: Refusal] = [.limit: .rate, .reload: .version, .refused: .protocolError]
        if let kind = kinds[code] { registry.metrics.refused(kind) }
        phase = .closed
        transport.end(code, retry: retry)
    }

    /// Ends the connection of something that is no client of Dais.
    func reject(_ reason: StaticString, code: UInt16) {
        note(reason)
        registry.metrics.refused(.protocolError)
        phase = .closed
        transport.close(code: code)
    }

    /// Writes a line that names the client, and the session if there is one.
    func note(_ kind: StaticString, _ facts: Logger.Metadata = [:]) {
        var facts = facts
        facts["client"] = "\(transport.client)"
        if let session { facts["session"] = "\(session.id)" }
        transport.log.notice(kind, facts)
    }
}

/// The handler of a channel from which frames come.
protocol FrameSource: AnyObject {
    /// Stops the arrival of frames, or lets it go on.
    func setReading(_ reads: Bool)
}

/// Tells a channel's handler which session receives its frames.
struct SessionBound: Sendable {
    let session: Session
}

/// Tells a channel's handler that the session has handled enough of what was read.
struct InboxHasRoom: Sendable {}

/// Tells a channel's handler that the session, or its client's address, has cost more than it may.
struct BudgetSpent: Sendable {}

/// Tells a channel's handler to send a ping.
struct HeartbeatDue: Sendable {}

/// Tells a channel's handler to ignore further input.
struct ConnectionEnding: Sendable {}
