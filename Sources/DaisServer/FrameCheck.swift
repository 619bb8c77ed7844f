// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOWebSocket

/// Refuses frames of a client that RFC 6455 forbids and NIO accepts: those without a mask (5.1), and those with reserved
/// bits that no extension has given a meaning (5.2). Joining fragments removes mask and bits, so this comes first.
final class FrameCheck: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    /// Indicates whether messages may be compressed.
    private let allowsCompression: Bool
    private var hasFailed = false
    /// Indicates whether the message whose frame was the last is compressed.
    private(set) var isCompressed = false

    init(allowsCompression: Bool) {
        self.allowsCompression = allowsCompression
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasFailed else { return }
        let frame = unwrapInboundIn(data)
        if frame.maskKey == nil { return fail(.unmasked, context) }
        let begins = frame.opcode == .text || frame.opcode == .binary
        if frame.rsv2 || frame.rsv3 || frame.rsv1 && !(begins && allowsCompression) { return fail(.reserved, context) }
        if begins { isCompressed = frame.rsv1 }
        context.fireChannelRead(data)
    }

    private func fail(_ error: ForbiddenFrame, _ context: ChannelHandlerContext) {
        hasFailed = true
        context.fireErrorCaught(error)
    }
}

enum ForbiddenFrame: Error {
    case unmasked
    case reserved
}
