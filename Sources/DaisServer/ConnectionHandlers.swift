// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Decides on the first request's handshake before NIO sees it, and hands what is refused to the router.
///
/// NIO's upgrader cannot refuse with an answer: it raises an error and leaves the connection without a handler.
final class HandshakeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let sockets: SocketEndpoint

    init(sockets: SocketEndpoint) {
        self.sockets = sockets
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        if head.headers.contains(name: "Upgrade"), !accepts(head) { head.headers.remove(name: "Upgrade") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
        // Before the request's end, at which the parser goes and plain bytes would pass here.
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }

    private func accepts(_ head: HTTPRequestHead) -> Bool {
        head.method == .GET && head.headers["Sec-WebSocket-Key"].count == 1
            && head.headers["Sec-WebSocket-Version"] == ["13"]
            && sockets.decide(path: head.uri, fields: { head.headers.first(name: $0) }) == .accept
    }
}

/// Watches a connection that has not sent its first request. Browsers open such connections in advance; without it
/// one of them would hold up a graceful stop, and a client that sends a header byte by byte would stay for ever.
final class UndecidedConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny
    static let name = "dais.undecided"

    private var timeout: Scheduled<Void>?

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: .seconds(60)) { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timeout?.cancel()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            context.close(promise: nil)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }
}

/// Closes the connection after a response that says so. Hummingbird looks at the request's header only.
final class CloseHeaderHandler: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private var closes = false

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part = unwrapOutboundIn(data)
        if case .head(let head) = part, head.headerFields[.connection] == "close" { closes = true }
        guard case .end = part, closes else { return context.write(data, promise: promise) }
        let channel = context.channel
        context.writeAndFlush(data).whenComplete { result in
            promise?.completeWith(result)
            channel.close(promise: nil)
        }
    }
}
