// SPDX-License-Identifier: Apache-2.0

import DaisCore
import NIOCore
import NIOWebSocket

/// Takes the messages of a WebSocket. It runs on the channel's event loop.
final class SocketHandler: ChannelInboundHandler, FrameSource {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let intake: FrameIntake
    private let check: FrameCheck
    private let longestText: Int
    private var transport: ChannelTransport { intake.transport }

    /// - Parameters:
    ///   - check: The handler that has seen all frames before.
    ///   - longestText: The maximum length in bytes to which a compressed message may expand.
    init(_ intake: FrameIntake, check: FrameCheck, longestText: Int) {
        self.intake = intake
        self.check = check
        self.longestText = longestText
    }

    func handlerAdded(context: ChannelHandlerContext) { intake.open(self) }

    func channelInactive(context: ChannelHandlerContext) {
        intake.close()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        let isCompressed = check.isCompressed
        intake.heard()
        // A message that waits is expanded when it is read, because it can expand to a thousand times its length.
        if intake.isReading {
            take(frame, isCompressed)
        } else {
            intake.hold { [unowned self] in take(frame, isCompressed) }
        }
    }

    private func take(_ frame: WebSocketFrame, _ isCompressed: Bool) {
        if intake.isOver { return }
        switch frame.opcode {
        case .text:
            if isCompressed { expand(frame.unmaskedData) } else { intake.receive(frame.unmaskedData) }
        case .ping:
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            transport.channel.writeAndFlush(pong, promise: nil)
            intake.spend(1)
        case .pong:
            intake.spend(1)
        case .connectionClose:
            intake.stop()
            transport.close()
        case .binary:
            intake.reject("binary frame", code: 1003)
        default:
            intake.reject("unknown kind of frame", code: 1002)
        }
    }

    private func expand(_ message: ByteBuffer) {
        do {
            let text = try MessageCompression.expand(message, limit: longestText, transport.channel.allocator)
            intake.receive(text)
        } catch .tooLong {
            intake.reject("oversized compressed message", code: 1009)
        } catch {
            intake.reject("broken compressed message", code: 1002)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if !intake.handle(event) { context.fireUserInboundEventTriggered(event) }
    }

    func setReading(_ reads: Bool) {
        transport.channel.setOption(.autoRead, value: reads).whenFailure { _ in }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case is NIOWebSocketError:
            // NIO's own handler has answered with the matching close code.
            intake.note("broken or oversized frame", ["error": "\(error)"])
            intake.registry.metrics.refused(.protocolError)
            intake.stop()
        case ForbiddenFrame.unmasked:
            intake.reject("frame without a mask", code: 1002)
        case ForbiddenFrame.reserved:
            intake.reject("frame with reserved bits", code: 1002)
        case is NIOWebSocketFrameAggregator.Error:
            intake.reject("oversized or misplaced fragments", code: 1009)
        default:
            context.close(promise: nil)
        }
    }
}
