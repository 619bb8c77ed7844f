// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Logging
import NIOCore
import NIOWebSocket

/// The inbound half of a WebSocket, which checks frames and passes them on. It runs on the channel's event loop.
///
/// ```
/// waiting ──hello──▶ greeting ──bound──▶ live
///    │ anything else    │ more than 64 frames   │ connection closed
///    ▼                  ▼                       ▼
///  refused            refused                closed
/// ```
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private enum Phase {
        case waiting
        case greeting([(frame: ClientFrame, bytes: Int)])
        case live(Session)
        case closed
    }

    private let transport: SocketTransport
    private let registry: SessionRegistry
    private let log: RateLimitedLog
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

    init(transport: SocketTransport, registry: SessionRegistry, options: ServerOptions, log: RateLimitedLog) {
        self.transport = transport
        self.registry = registry
        self.log = log
        inboxBytes = options.sessionLimits.inboxBytes
        let rate = Double(max(1, options.framesPerSecond))
        frames = TokenBucket(TrafficRate(perSecond: rate, atOnce: rate * 2), now: .now)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        transport.account?.openSocket()
        registry.report(.opened(transport))
        if let pause = transport.pause() {
            let retry = RetryDelay.milliseconds(after: pause.seconds)
            refuse("the main-actor time of a client address is spent", .limit, retry: retry)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        phase = .closed
        session = nil
        transport.account?.closeSocket()
        payment?.cancel()
        costPayment?.cancel()
        held.removeAll()
        registry.report(.lost(transport))
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        unanswered = 0
        if pauses.isEmpty { take(frame, context: context) } else { held.append(frame) }
    }

    private func take(_ frame: WebSocketFrame, context: ChannelHandlerContext) {
        if case .closed = phase { return }
        switch frame.opcode {
        case .text:
            let cost = receive(frame, context: context)
            spend(cost, context: context)
        case .ping:
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
            spend(1, context: context)
        case .pong:
            spend(1, context: context)
        case .connectionClose:
            phase = .closed
            transport.close()
        case .binary:
            reject("binary frame", code: 1003)
        default:
            reject("unknown kind of frame", code: 1002)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case let bound as SessionBound:
            guard case .greeting = phase else { return }
            session = bound.session
            // A session may have spent its budget on an earlier connection.
            if transport.pause() != nil { payCost(context: context) }
            goLive(context: context)
        case is InboxHasRoom:
            readOn(after: .backlog, context: context)
        case is BudgetSpent:
            if !pauses.contains(.cost) { payCost(context: context) }
        case is HeartbeatDue:
            guard unanswered < 2 else { return context.close(promise: nil) }
            // The answer to an earlier ping may be among what is not read.
            if pauses.isEmpty { unanswered += 1 }
            let ping = WebSocketFrame(fin: true, opcode: .ping, data: context.channel.allocator.buffer(capacity: 0))
            context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
        case is ConnectionEnding:
            phase = .closed
        case is ChannelShouldQuiesceEvent:
            transport.end(.drain)
        case ChannelEvent.inputClosed:
            context.close(promise: nil)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    /// Passes on what the client has sent since its hello, unless its session has a debt to pay first.
    private func goLive(context: ChannelHandlerContext) {
        guard case .greeting(let waiting) = phase, let session, !pauses.contains(.cost) else { return }
        phase = .live(session)
        var hasRoom = true
        for (frame, bytes) in waiting { hasRoom = session.enqueue(frame, bytes: bytes) }
        hasRoom ? readOn(after: .backlog, context: context) : pause(.backlog, context: context)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case is NIOWebSocketError:
            // NIO's own handler has answered with the matching close code.
            log.notice("broken or oversized frame", ["client": "\(transport.client)", "error": "\(error)"])
            phase = .closed
        case is UnmaskedFrame:
            reject("frame without a mask", code: 1002)
        case is NIOWebSocketFrameAggregator.Error:
            reject("oversized or misplaced fragments", code: 1009)
        default:
            context.close(promise: nil)
        }
    }

    // MARK: Text frames

    /// Handles a frame and returns its cost for the budget.
    private func receive(_ frame: WebSocketFrame, context: ChannelHandlerContext) -> Double {
        let bytes = frame.data.readableBytes
        let parsed: ClientFrame
        do {
            parsed = try ClientFrame.parse(frame.unmaskedData.readableBytesView)
        } catch {
            malformed += 1
            log.notice("malformed frame", ["client": "\(transport.client)", "reason": "\(error)"])
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
            log.notice("second hello ignored", ["client": "\(transport.client)"])
        case (.greeting(var waiting), _):
            guard waiting.count < Self.greetingLimit else {
                refuse("too many frames before the welcome")
                return 1
            }
            waiting.append((parsed, bytes))
            phase = .greeting(waiting)
            if waiting.reduce(0, { $0 + $1.bytes }) > inboxBytes { pause(.backlog, context: context) }
        case (.live(let session), _):
            if !session.enqueue(parsed, bytes: bytes) { pause(.backlog, context: context) }
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
    /// Frames from the same read as the frame that caused the pause. One read can contain thousands of small frames,
    /// which arrive even after reading has stopped. That read bounds their number.
    private var held = CircularBuffer<WebSocketFrame>()

    private func spend(_ cost: Double, context: ChannelHandlerContext) {
        frames.spend(cost, now: .now)
        guard frames.isInDebt, !pauses.contains(.debt), let pause = frames.pause(now: .now) else { return }
        log.notice("frames faster than allowed", ["client": "\(transport.client)"])
        self.pause(.debt, context: context)
        payment = schedule(pause, context: context) { [self] in readOn(after: .debt, context: context) }
    }

    /// Stops reading until the session and its client's address have paid for what they have cost.
    private func payCost(context: ChannelHandlerContext) {
        guard let pause = transport.pause() else { return readOn(after: .cost, context: context) }
        if !pauses.contains(.cost) {
            log.notice(
                "the main-actor time of a session or its client address is spent", ["client": "\(transport.client)"])
        }
        self.pause(.cost, context: context)
        costPayment = schedule(pause, context: context) { [self] in payCost(context: context) }
    }

    private func schedule(
        _ pause: Duration, context: ChannelHandlerContext, _ action: @escaping () -> Void
    ) -> Scheduled<Void> {
        context.eventLoop.assumeIsolated().scheduleTask(in: .nanoseconds(Int64(pause.seconds * 1e9)), action)
    }

    private func pause(_ reason: Pauses, context: ChannelHandlerContext) {
        if pauses.isEmpty { context.channel.setOption(.autoRead, value: false).whenFailure { _ in } }
        pauses.insert(reason)
    }

    private func readOn(after reason: Pauses, context: ChannelHandlerContext) {
        guard pauses.remove(reason) != nil else { return }
        goLive(context: context)
        while pauses.isEmpty, let frame = held.popFirst() { take(frame, context: context) }
        guard pauses.isEmpty else { return }
        context.channel.setOption(.autoRead, value: true).whenFailure { _ in }
    }

    private func refuse(_ reason: StaticString, _ code: EndCode = .refused, retry: Int? = nil) {
        log.notice(reason, ["client": "\(transport.client)"])
        phase = .closed
        transport.end(code, retry: retry)
    }

    private func reject(_ reason: StaticString, code: UInt16) {
        log.notice(reason, ["client": "\(transport.client)"])
        phase = .closed
        transport.close(code: code)
    }
}
