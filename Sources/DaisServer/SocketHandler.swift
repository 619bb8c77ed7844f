// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Logging
import NIOCore
import NIOWebSocket

/// The inbound half of a WebSocket: checks what arrives and hands it on. Lives on the channel's event loop.
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
        case greeting([ClientFrame])
        case live(Session)
        case closed
    }

    private let transport: SocketTransport
    private let registry: SessionRegistry
    private let log: RateLimitedLog
    private var phase = Phase.waiting
    private var budget: FrameBudget
    private var unanswered = 0
    private var malformed = 0
    /// What a client may send between its hello and our welcome.
    private static let greetingLimit = 64
    /// A client of ours sends none; one that keeps sending them is not worth parsing for.
    private static let malformedLimit = 20

    init(transport: SocketTransport, registry: SessionRegistry, options: ServerOptions, log: RateLimitedLog) {
        self.transport = transport
        self.registry = registry
        self.log = log
        budget = FrameBudget(rate: options.framesPerSecond, now: .now)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        registry.report(.opened(transport))
    }

    func channelInactive(context: ChannelHandlerContext) {
        phase = .closed
        resume?.cancel()
        held.removeAll()
        registry.report(.lost(transport))
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        unanswered = 0
        if resume == nil { take(frame, context: context) } else { held.append(frame) }
    }

    private func take(_ frame: WebSocketFrame, context: ChannelHandlerContext) {
        if case .closed = phase { return }
        switch frame.opcode {
        case .text:
            let cost = receive(frame)
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
            guard case .greeting(let waiting) = phase else { return }
            phase = .live(bound.session)
            waiting.forEach(bound.session.enqueue)
        case is HeartbeatDue:
            guard unanswered < 2 else { return context.close(promise: nil) }
            unanswered += 1
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

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case is NIOWebSocketError:
            // NIO's own handler has answered with the matching close code.
            log.notice("broken or oversized frame", ["client": "\(transport.client)", "error": "\(error)"])
            phase = .closed
        case is NIOWebSocketFrameAggregator.Error:
            reject("oversized or misplaced fragments", code: 1009)
        default:
            context.close(promise: nil)
        }
    }

    // MARK: Text frames

    /// Returns what the frame costs in terms of the budget.
    private func receive(_ frame: WebSocketFrame) -> Double {
        let parsed: ClientFrame
        do {
            parsed = try ClientFrame.parse(frame.unmaskedData.readableBytesView)
        } catch {
            malformed += 1
            log.notice("malformed frame", ["client": "\(transport.client)", "reason": "\(error)"])
            if case .waiting = phase {
                refuse("the first frame was not a hello")
            } else if malformed >= Self.malformedLimit {
                refuse("too many malformed frames")
            }
            return 5
        }
        switch (phase, parsed) {
        case (.waiting, .hello(let hello)):
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
            waiting.append(parsed)
            phase = .greeting(waiting)
        case (.live(let session), _):
            session.enqueue(parsed)
        case (.closed, _):
            break
        }
        // Answering a resync costs a whole rendering.
        if case .resync = parsed { return 20 }
        return 1
    }

    // MARK: Pace

    /// Set while the connection pays its debt.
    private var resume: Scheduled<Void>?
    /// What came in the same read as the frame that went into debt: one read decodes into thousands of small frames,
    /// which arrive here however soon reading stops. Bounded by that read.
    private var held = CircularBuffer<WebSocketFrame>()

    private func spend(_ cost: Double, context: ChannelHandlerContext) {
        guard let pause = budget.spend(cost, now: .now) else { return }
        log.notice("frames faster than allowed", ["client": "\(transport.client)"])
        context.channel.setOption(.autoRead, value: false).whenFailure { _ in }
        let components = pause.components
        let nanoseconds = components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
        resume = context.eventLoop.assumeIsolated().scheduleTask(in: .nanoseconds(nanoseconds)) { [self] in
            resume = nil
            while resume == nil, let frame = held.popFirst() { take(frame, context: context) }
            guard resume == nil else { return }
            context.channel.setOption(.autoRead, value: true).whenFailure { _ in }
        }
    }

    private func refuse(_ reason: StaticString) {
        log.notice(reason, ["client": "\(transport.client)"])
        phase = .closed
        transport.end(.refused)
    }

    private func reject(_ reason: StaticString, code: UInt16) {
        log.notice(reason, ["client": "\(transport.client)"])
        phase = .closed
        transport.close(code: code)
    }
}
