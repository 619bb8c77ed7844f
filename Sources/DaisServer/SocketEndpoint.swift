// SPDX-License-Identifier: Apache-2.0

import DaisCore
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The address of the sockets and event streams, and the check of the requests that open them.
struct SocketEndpoint: Sendable {
    enum Decision: Equatable {
        case accept
        /// The request is for another address or not a handshake, so the router answers.
        case notOurs
        case foreignHost
        case foreignOrigin
    }

    let path: String
    let options: ServerOptions
    let place: ServerLocation
    let policy: OriginPolicy
    let traffic: ServerTraffic
    let registry: SessionRegistry
    let requests: RequestReader
    let log: RateLimitedLog
    let streams = EventStreams()
    let registries: Registries

    /// Indicates whether the process stops. A proxy then has to ask another one.
    var isDraining: Bool { registries.isDraining }

    var origins: OriginPolicy {
        var origins = policy
        origins.localHostsOnly = place.answersLocalHostsOnly
        return origins
    }

    /// - Parameters:
    ///   - fields: Returns the last entry of a header field.
    ///   - tells: Indicates whether a refusal is logged and counted.
    func decide(path uri: String, tells: Bool = true, fields: (String) -> String?) -> Decision {
        isSocket(uri.prefix { $0 != "?" }) ? judge(fields, tells: tells) : .notOurs
    }

    /// Decides about the host and the origin of a request.
    func judge(_ fields: (String) -> String?, tells: Bool = true) -> Decision {
        place.saw(fields)
        let host = fields("Host")
        guard origins.accepts(host: host) else {
            if tells {
                traffic.metrics.refused(.host)
                log.notice("foreign host", ["host": "\((host ?? "").prefix(100))"])
            }
            return .foreignHost
        }
        let origin = fields("Origin")
        let isKnown = origin != nil || options.allowsSocketsWithoutOrigin
        guard isKnown, origins.accepts(origin: origin, host: host, scheme: scheme(fields)) else {
            if tells {
                traffic.metrics.refused(.origin)
                log.notice("foreign origin", ["origin": "\((origin ?? "none").prefix(100))"])
            }
            return .foreignOrigin
        }
        return .accept
    }

    /// Returns whether an address is the path, with or without a session below it. The session is there for a proxy; the
    /// server finds it in the hello, beside its secret.
    private func isSocket(_ address: Substring) -> Bool {
        guard address.hasPrefix(path) else { return false }
        let rest = address.dropFirst(path.count)
        return rest.isEmpty || rest.first == "/" && !rest.dropFirst().contains("/")
    }

    /// The scheme of the browser's request, which only a proxy knows.
    func scheme(_ fields: (String) -> String?) -> String? {
        options.clientAddressHeader == nil ? nil : fields("X-Forwarded-Proto")?.lowercased()
    }

    /// The address of a request's client.
    func client(peer: SocketAddress?, fields: (String) -> String?) -> ClientAddress {
        guard let name = options.clientAddressHeader else { return ClientAddress(peer: peer) }
        if let value = fields(name), !value.isEmpty { return ClientAddress(value) }
        return peer?.ipAddress.map { ClientAddress($0) } ?? .local
    }

    /// Turns an upgraded channel into the connection of a session.
    ///
    /// - Throws: An error of the channel's pipeline.
    func open(_ channel: any Channel, head: HTTPRequestHead) throws {
        func fields(_ name: String) -> String? { head.headers[canonicalForm: name].last.map(String.init) }
        let isEncrypted = scheme(fields) == "https"
        let request = requests.read(
            peer: channel.remoteAddress, host: fields("Host"), isEncrypted: isEncrypted,
            isSecure: isEncrypted || !place.isDevelopment
        ) { name in
            head.headers[name].map { $0[...] }
        }
        let client = client(peer: channel.remoteAddress, fields: fields)
        let compresses = compresses(head.headers)
        let intake = intake(channel, SocketForm(compresses: compresses), client: client, request: request)
        let check = FrameCheck(allowsCompression: compresses)
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(check)
        try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
                minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64,
                maxAccumulatedFrameSize: options.maximumFrameBytes))
        try pipeline.addHandler(SocketHandler(intake, check: check, longestText: options.maximumFrameBytes))
    }

    /// The header fields with which the server answers the handshake of a socket.
    func answer(_ offers: HTTPHeaders) -> HTTPHeaders {
        compresses(offers) ? [MessageCompression.field: MessageCompression.answer] : [:]
    }

    private func compresses(_ offers: HTTPHeaders) -> Bool {
        options.compressesMessages && MessageCompression.isOffered(offers[MessageCompression.field])
    }

    /// Turns a channel whose response has begun into the connection of a session.
    ///
    /// - Throws: An error of the channel's pipeline.
    func open(_ channel: any Channel, client: ClientAddress, request: AuthenticationRequest, hello: ByteBuffer) throws {
        let form = EventStreamForm()
        let stream = EventStreams.Stream(worker: options.worker)
        let handler = EventStreamHandler(
            intake(channel, form, client: client, request: request), form: form, stream: stream, hello: hello,
            longestFrame: options.maximumFrameBytes)
        streams.add(stream, handler, channel)
        // The handlers of HTTP keep to themselves that the channel has closed.
        try channel.pipeline.syncOperations.addHandler(handler, position: .first)
    }

    private func intake(
        _ channel: any Channel, _ form: some FrameForm, client: ClientAddress, request: AuthenticationRequest
    ) -> FrameIntake {
        let transport = ChannelTransport(
            channel: channel, form: form, client: client, account: traffic.addresses.account(of: client),
            isTimed: !place.isDevelopment, congestion: options.sessionLimits.outboxBytes, limits: options.traffic,
            request: request, log: RateLimitedLog.request.map { log.tagged(["request": "\($0)"]) } ?? log,
            metrics: registry.metrics, onDrained: { [registry] in registry.report(.drained($0)) })
        return FrameIntake(transport: transport, registry: registry, options: options)
    }
}
