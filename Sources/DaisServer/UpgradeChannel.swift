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

/// An accepted connection: HTTP/1 for the router or, if its first request asks for it and is allowed to, the WebSocket
/// of a session.
struct UpgradeChannel: HTTPChannelHandler {
    typealias Plain = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    enum Outcome: Sendable {
        case plain(Plain)
        case socket(any Channel)
    }

    struct Value: ServerChildChannelValue {
        let outcome: EventLoopFuture<Outcome>
        let connection: AcceptedConnection

        var channel: any Channel { connection.channel }
    }

    let responder: Responder
    let sockets: SocketEndpoint

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        sockets.place.accepted(channel)
        let limits = sockets.options.traffic
        // If a proxy passes the addresses of clients, all connections are the proxy's.
        let peer = sockets.options.clientAddressHeader == nil ? ClientAddress(peer: channel.remoteAddress) : .local
        let account = sockets.traffic.addresses.account(of: peer)
        guard let place = sockets.traffic.accept(channel, account: account) else {
            channel.close(promise: nil)
            return channel.eventLoop.makeFailedFuture(ConnectionRefused())
        }
        return channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(
                UndecidedConnectionHandler(seconds: limits.firstRequestSeconds), name: UndecidedConnectionHandler.name)
            let upgrader = NIOTypedWebSocketServerUpgrader<Outcome>(
                maxFrameSize: sockets.options.maximumFrameBytes,
                shouldUpgrade: { [sockets] channel, head in
                    channel.eventLoop.makeSucceededFuture(sockets.answer(head.headers))
                },
                upgradePipelineHandler: { [sockets] channel, head in
                    channel.eventLoop.makeCompletedFuture {
                        try Self.decided(channel)
                        place.leave()
                        try sockets.open(channel, head: head)
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
            configuration.decoderConfiguration.maxHeaderListSize = limits.headerBytes
            configuration.decoderConfiguration.maxHeaderFieldSize = limits.headerBytes
            let outcome = try pipeline.configureUpgradableHTTPServerPipeline(configuration: configuration)
            try pipeline.addHandler(
                HandshakeFilter(sockets: sockets),
                position: .before(pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Outcome>.self)))
            return Value(outcome: outcome, connection: AcceptedConnection(channel: channel, place: place))
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.outcome.get() {
            case .plain(let http):
                await AcceptedConnection.$current.withValue(value.connection) {
                    await handleHTTP(asyncChannel: http, logger: logger)
                }
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
