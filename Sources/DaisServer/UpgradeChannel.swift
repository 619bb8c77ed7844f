// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// One accepted connection: HTTP/1 for the router, or, if its first request asks for it and may have it, a session's
/// WebSocket.
struct UpgradeChannel: HTTPChannelHandler {
    typealias Plain = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    enum Outcome: Sendable {
        case plain(Plain)
        case socket(any Channel)
    }

    struct Value: ServerChildChannelValue {
        let outcome: EventLoopFuture<Outcome>
        let channel: any Channel
    }

    let responder: Responder
    let sockets: SocketEndpoint

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(UndecidedConnectionHandler(), name: UndecidedConnectionHandler.name)
            let upgrader = NIOTypedWebSocketServerUpgrader<Outcome>(
                maxFrameSize: sockets.options.maximumFrameBytes,
                shouldUpgrade: { [sockets] channel, head in
                    let accepted = sockets.decide(path: head.uri, fields: { head.headers.first(name: $0) }) == .accept
                    return channel.eventLoop.makeSucceededFuture(accepted ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { [sockets] channel, head in
                    channel.eventLoop.makeCompletedFuture {
                        try Self.decided(channel)
                        try sockets.open(channel, fields: { head.headers[canonicalForm: $0].last.map(String.init) })
                        return .socket(channel)
                    }
                })
            let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Outcome>(
                upgraders: [upgrader],
                notUpgradingCompletionHandler: { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try Self.decided(channel)
                        let pipeline = channel.pipeline.syncOperations
                        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
                        try pipeline.addHandler(CloseHeaderHandler())
                        try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: .seconds(60), logger: logger))
                        return .plain(
                            try Plain(
                                wrappingChannelSynchronously: channel,
                                configuration: .init(isOutboundHalfClosureEnabled: true)))
                    }
                })
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: upgrade)
            configuration.enablePipelining = false
            configuration.enableErrorHandling = false
            configuration.enableResponseHeaderValidation = false
            return Value(
                outcome: try pipeline.configureUpgradableHTTPServerPipeline(configuration: configuration),
                channel: channel)
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.outcome.get() {
            case .plain(let http):
                await handleHTTP(asyncChannel: http, logger: logger)
            case .socket(let channel):
                try await withTaskCancellationHandler {
                    try await channel.closeFuture.get()
                } onCancel: {
                    channel.close(promise: nil)
                }
            }
        } catch {
            logger.debug("connection ended", metadata: ["error": "\(error)"])
            value.channel.close(promise: nil)
        }
    }

    private static func decided(_ channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        let context = try pipeline.context(name: UndecidedConnectionHandler.name)
        pipeline.removeHandler(context: context, promise: nil)
    }
}

/// Watches a connection that has not sent its first request. Browsers open such connections in advance; without it
/// one of them would hold up a graceful stop, and a client that sends a header byte by byte would stay for ever.
private final class UndecidedConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
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
private final class CloseHeaderHandler: ChannelOutboundHandler, RemovableChannelHandler {
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
