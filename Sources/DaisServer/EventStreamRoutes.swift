// SPDX-License-Identifier: Apache-2.0

import DaisCore
import HTTPTypes
import Hummingbird
import NIOCore

/// The addresses of browsers whose networks let no WebSocket through. The answer to a hello is a stream of the server's
/// frames, and further requests bring those of the browser.
struct EventStreamRoutes: Sendable {
    let path: String
    let sockets: SocketEndpoint

    /// The room for several frames in one request, and for the line with the key.
    private static let batch = 64 << 10

    func add(to router: some RouterMethods) {
        for path in [path, path + "/:session"] {
            router.on(RouterPath(path), method: .post) { request, _ in await open(request) }
        }
        router.on(RouterPath(path + "/:session/:number"), method: .post) { request, context in
            await take(
                request, name: context.parameters.get("session") ?? "",
                number: context.parameters.get("number").flatMap { Int($0) } ?? 0)
        }
    }

    // MARK: To the browser

    private func open(_ request: Request) async -> Response {
        let fields = PageRoutes.fields(of: request)
        if let refused = refuse(sockets.judge(fields)) { return refused }
        if sockets.isDraining { return answer(.serviceUnavailable) { $0[.retryAfter] = "1" } }
        let client = sockets.client(peer: AcceptedConnection.current?.peer, fields: fields)
        if let wait = sockets.traffic.addresses.account(of: client)?.take(.connect, now: .now) {
            sockets.log.notice("too many event streams of one client address", ["client": "\(client)"])
            sockets.traffic.metrics.refused(.rate)
            return answer(.serviceUnavailable) { $0[.retryAfter] = String(Int(wait.rounded(.up))) }
        }
        guard let connection = AcceptedConnection.current else { return answer(.notImplemented) }
        guard let hello = await body(of: request, limit: sockets.options.maximumFrameBytes) else {
            return answer(.contentTooLarge)
        }
        let asked = sockets.read(request)
        var headers = PageHeaders.common
        headers[.contentType] = "text/event-stream"
        headers[.cacheControl] = "no-store, no-transform"
        headers[.connection] = "close"
        if let name = HTTPField.Name("X-Accel-Buffering") { headers[name] = "no" }
        let id = RateLimitedLog.request
        let body = ResponseBody { _ in
            let channel = connection.channel
            try await channel.eventLoop.submit {
                connection.place.leave()
                try RateLimitedLog.$request.withValue(id) {
                    try sockets.open(channel, client: client, request: asked, hello: hello)
                }
            }.get()
            try await withTaskCancellationHandler {
                try await channel.closeFuture.get()
            } onCancel: {
                channel.close(promise: nil)
            }
            // The handler has written the end.
            throw ChannelError.ioOnClosedChannel
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    // MARK: To the server

    private func take(_ request: Request, name: String, number: Int) async -> Response {
        if let refused = refuse(sockets.judge(PageRoutes.fields(of: request))) { return refused }
        guard sockets.streams.contains(name) else { return answer(.notFound) }
        guard let body = await body(of: request, limit: sockets.options.maximumFrameBytes + Self.batch) else {
            return answer(.contentTooLarge)
        }
        // The first line is the key, and each further one a frame.
        let lines = body.readableBytesView.split(separator: UInt8(ascii: "\n"))
        let key = String(decoding: lines.first ?? [], as: UTF8.self)
        let frames = lines.dropFirst().map { ByteBuffer($0) }
        switch await sockets.streams.take(frames, number: number, name: name, key: key) {
        case .taken: return answer(.noContent)
        case .gone: return answer(.notFound)
        }
    }

    // MARK: Both

    /// Reads a body, or returns `nil` if it is too long or has no announced length. A connection whose body comes too
    /// slowly is closed.
    private func body(of request: Request, limit: Int) async -> ByteBuffer? {
        guard let length = request.headers[.contentLength].flatMap({ Int($0) }), length <= limit else { return nil }
        let channel = AcceptedConnection.current?.channel
        let patience = TimeAmount.nanoseconds(Int64(sockets.options.helloTimeout * 1e9))
        let timeout = channel?.eventLoop.scheduleTask(in: patience) { channel?.close(promise: nil) }
        defer { timeout?.cancel() }
        var all = ByteBuffer()
        do {
            for try await part in request.body { all.writeImmutableBuffer(part) }
        } catch {
            return nil
        }
        return all
    }

    private func refuse(_ decision: SocketEndpoint.Decision) -> Response? {
        switch decision {
        case .foreignHost: answer(.misdirectedRequest)
        case .foreignOrigin: answer(.forbidden)
        case .accept, .notOurs: nil
        }
    }

    private func answer(_ status: HTTPResponse.Status, _ change: (inout HTTPFields) -> Void = { _ in }) -> Response {
        var headers = PageHeaders.common
        headers[.cacheControl] = "no-store"
        headers[.contentLength] = status == .noContent ? nil : "0"
        // The rest of a refused body is not read.
        if status != .noContent { headers[.connection] = "close" }
        change(&headers)
        return Response(status: status, headers: headers)
    }
}
