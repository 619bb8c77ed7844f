// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Decides about the handshake of a connection's first request before NIO does, and passes a refused one to the router.
///
/// NIO's upgrader cannot refuse with a response: it raises an error and leaves the connection without a handler.
final class HandshakeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let sockets: SocketEndpoint

    init(sockets: SocketEndpoint) {
        self.sockets = sockets
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        if head.headers.contains(name: "Upgrade"), !accepts(head, from: context.channel.remoteAddress) {
            head.headers.remove(name: "Upgrade")
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
        // The handler is removed before the end of the request, when the parser goes and plain bytes would arrive here.
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }

    private func accepts(_ head: HTTPRequestHead, from peer: SocketAddress?) -> Bool {
        func field(_ name: String) -> String? { head.headers[canonicalForm: name].last.map(String.init) }
        guard head.method == .GET, head.headers["Sec-WebSocket-Key"].count == 1,
            head.headers["Sec-WebSocket-Version"] == ["13"],
            // The router tells of a refusal.
            sockets.decide(path: head.uri, tells: false, fields: field) == .accept, !sockets.isDraining
        else { return false }
        let client = sockets.client(peer: peer, fields: field)
        guard sockets.traffic.addresses.account(of: client)?.take(.connect, now: .now) != nil else { return true }
        sockets.log.notice("too many sockets of one client address", ["client": "\(client)"])
        sockets.traffic.metrics.refused(.rate)
        return false
    }

    /// Answers a header that the parser refuses. NIO's upgrader would leave the connection without an answer.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
        let isTooLong = error == .headerOverflow
        sockets.traffic.metrics.refused(.protocolError)
        if isTooLong {
            let client = context.channel.remoteAddress?.ipAddress ?? "local"
            sockets.log.notice("header too large", ["client": "\(client)"])
        }
        var head = HTTPResponseHead(version: .http1_1, status: isTooLong ? .requestHeaderFieldsTooLarge : .badRequest)
        head.headers = ["Connection": "close", "Content-Length": "0"]
        let channel = context.channel
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
    }
}

/// Closes a connection that does not send its first request in time. Browsers open such connections in advance. They
/// would delay a graceful stop, and a client that sends a header byte by byte would stay forever.
final class UndecidedConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny
    static let name = "dais.undecided"

    private let patience: TimeAmount
    private var timeout: Scheduled<Void>?

    init(seconds: Double) { patience = .nanoseconds(Int64(seconds * 1e9)) }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
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

/// Closes the connection after a response with `Connection: close`. Hummingbird only reads the request's header.
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
