// SPDX-License-Identifier: Apache-2.0

import DaisCore
import NIOCore
import NIOWebSocket

/// The address at which sessions open their sockets, and who may.
struct SocketEndpoint: Sendable {
    enum Decision: Equatable {
        case accept
        /// Another address, or no handshake: the router answers.
        case notOurs
        case foreignOrigin
    }

    let path: String
    let options: ServerOptions
    let place: ServerPlace
    let policy: OriginPolicy
    let registry: SessionRegistry
    let log: RateLimitedLog

    var origins: OriginPolicy {
        var origins = policy
        origins.localHostsOnly = place.answersLocalHostsOnly
        return origins
    }

    /// - Parameter fields: a header field's first value, by name.
    func decide(path uri: String, fields: (String) -> String?) -> Decision {
        guard uri.prefix(while: { $0 != "?" }) == path else { return .notOurs }
        let origin = fields("Origin")
        guard origins.accepts(origin: origin, host: fields("Host")) else {
            log.notice("foreign origin", ["origin": "\((origin ?? "").prefix(100))"])
            return .foreignOrigin
        }
        return .accept
    }

    /// Turns an upgraded channel into a session's connection.
    ///
    /// - Parameter fields: a list header's last entry, by name.
    func open(_ channel: any Channel, fields: (String) -> String?) throws {
        // Longer than any address, short enough for a log line.
        let forwarded = options.clientAddressHeader.flatMap(fields).map { String($0.prefix(64)) }
        let transport = SocketTransport(
            channel: channel,
            client: forwarded ?? channel.remoteAddress?.ipAddress ?? "local",
            congestion: options.sessionLimits.outboxBytes,
            onDrained: { [registry] in registry.report(.drained($0)) })
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
                minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64,
                maxAccumulatedFrameSize: options.maximumFrameBytes))
        try pipeline.addHandler(
            SocketHandler(transport: transport, registry: registry, options: options, log: log))
    }
}
