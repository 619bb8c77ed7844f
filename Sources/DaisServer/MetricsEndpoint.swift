// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// An address on which a server shows its metrics.
package struct MetricsAddress: Sendable, Equatable, CustomStringConvertible {
    package let host: String
    package let port: Int

    /// Reads a host and a port, such as `127.0.0.1:9100` or `[::1]:9100`. Returns `nil` for anything else.
    package init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        let host = text[..<colon]
        let isNetwork6 = host.hasPrefix("[") && host.hasSuffix("]") && host.count > 2
        guard !host.isEmpty, isNetwork6 || !host.contains(where: { ":[]/ ".contains($0) }) else { return nil }
        self.host = String(isNetwork6 ? host.dropFirst().dropLast() : host)
        self.port = Int(port)
    }

    init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// The address of a worker: those of the others are on the ports after that of the first.
    package func ofWorker(_ number: Int) -> MetricsAddress {
        MetricsAddress(host: host, port: port == 0 ? 0 : port + number - 1)
    }
}

/// The reason why metrics cannot be shown.
package struct MetricsAddressUnavailable: Error, CustomStringConvertible {
    let address: MetricsAddress
    let error: any Error

    package var description: String {
        let code = (error as? IOError)?.errnoCode
        let reason =
            switch code {
            case EADDRINUSE: "the port is taken"
            case EADDRNOTAVAIL: "this machine does not have that address"
            case EACCES: "not permitted"
            default: "\(error)"
            }
        return
            "Cannot show metrics on \(address): \(reason). Name another address in DAIS_METRICS, or ServerOptions.metrics."
    }
}

/// Shows metrics in the text format of Prometheus, on an address of its own: `GET /metrics`.
package struct MetricsEndpoint: Sendable {
    private let channel: any Channel
    package var port: Int? { channel.localAddress?.port }

    /// Returns the backend of the process for the endpoint. It is `nil` if the app has chosen another one.
    package static func backend() -> PrometheusMetrics? {
        if let known = MetricsSystem.factory as? PrometheusMetrics { return known }
        guard MetricsSystem.factory is NOOPMetricsHandler else { return nil }
        let metrics = PrometheusMetrics()
        MetricsSystem.bootstrap(metrics)
        return metrics
    }

    /// Opens the address.
    ///
    /// - Throws: ``MetricsAddressUnavailable``.
    package static func open(
        _ address: MetricsAddress, _ metrics: PrometheusMetrics
    ) async throws(MetricsAddressUnavailable) -> MetricsEndpoint {
        do {
            let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let pipeline = channel.pipeline.syncOperations
                        try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
                        try pipeline.addHandler(IdleStateHandler(readTimeout: .seconds(10)))
                        try pipeline.addHandler(MetricsHandler(metrics))
                    }
                }
                .bind(host: address.host, port: address.port).get()
            return MetricsEndpoint(channel: channel)
        } catch {
            throw MetricsAddressUnavailable(address: address, error: error)
        }
    }

    package func close() async { try? await channel.close() }
}

/// Answers one request for the metrics.
private final class MetricsHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let metrics: PrometheusMetrics
    private var head: HTTPRequestHead?

    init(_ metrics: PrometheusMetrics) { self.metrics = metrics }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body: break
        case .end: head.map { answer($0, context) }
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let path = request.uri.prefix { $0 != "?" }
        // A foreign page may have pointed its name at this machine.
        let isLocal = context.channel.localAddress?.ipAddress.map(ServerEnvironment.isLoopback) ?? false
        let hosts = OriginPolicy(allowed: [], localHostsOnly: isLocal)
        if !hosts.accepts(host: request.headers["Host"].first) {
            send(.misdirectedRequest, "", request, context)
        } else if path != "/metrics" {
            send(.notFound, "", request, context)
        } else if request.method != .GET && request.method != .HEAD {
            send(.methodNotAllowed, "", request, context)
        } else {
            send(.ok, metrics.text, request, context)
        }
    }

    private func send(
        _ status: HTTPResponseStatus, _ text: String, _ request: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
        var head = HTTPResponseHead(version: .http1_1, status: status)
        head.headers = [
            "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Content-Length": "\(text.utf8.count)",
            "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Connection": "close",
        ]
        let channel = context.channel
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if request.method != .HEAD {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
    }
}
