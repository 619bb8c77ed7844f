// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOWebSocket

/// Refuses frames of a client without a mask, as RFC 6455 (5.1) demands. NIO accepts them, and joining fragments
/// removes the mask, so this comes first.
final class MaskCheck: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    private var hasFailed = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasFailed else { return }
        guard unwrapInboundIn(data).maskKey == nil else { return context.fireChannelRead(data) }
        hasFailed = true
        context.fireErrorCaught(UnmaskedFrame())
    }
}

struct UnmaskedFrame: Error {}
