// SPDX-License-Identifier: Apache-2.0

import DaisCore
import HTTPTypes
import Hummingbird

/// The kinds of address below a base path: the page, the client's files, the socket, and what ``FileRoutes`` answers.
struct PageRoutes: Sendable {
    let content: RootContent
    let renderer: PageRenderer
    let sockets: SocketEndpoint

    func add(to router: some RouterMethods) {
        let base = renderer.basePath
        for method in [HTTPRequest.Method.get, .head] {
            router.on(RouterPath(base.isEmpty ? "/" : base), method: method) { request, _ in
                await page(request)
            }
            router.on(RouterPath(base + "/**"), method: method) { request, _ in
                await page(request)
            }
            router.on(RouterPath(base + "/_dais/:hash/:file"), method: method) { request, context in
                asset(request, hash: context.parameters.get("hash"), name: context.parameters.get("file"))
            }
        }
        router.on(RouterPath(renderer.socketPath), method: .get) { request, _ in handshake(request) }
        FileRoutes(basePath: base, sockets: sockets).add(to: router)
    }

    // MARK: Page

    private func page(_ request: Request) async -> Response {
        guard sockets.origins.accepts(host: request.head.authority) else {
            sockets.log.notice("foreign host", ["host": "\((request.head.authority ?? "").prefix(100))"])
            return Response(status: .misdirectedRequest, headers: PageHeaders.common)
        }
        let path = request.uri.path
        // Every address below the base shows the page, so that links into an app work; a file's address does not,
        // or a missing picture would be answered with a page.
        let last = path.split(separator: "/").last ?? ""
        let reserved = path.hasPrefix(renderer.basePath + "/_dais/")
        guard !reserved, path == renderer.basePath || !last.contains(".") else { return notFound() }
        let asked = PageRequest(
            path: path, query: request.uri.query, basePath: renderer.basePath,
            locale: Self.locale(request.headers[.acceptLanguage]),
            isPhone: request.headers[.userAgent].map(Self.isPhone) ?? false)
        let nonce = PageRenderer.makeNonce()
        var renderer = renderer
        renderer.development = sockets.place.isDevelopment
        let document = await MainActor.run { [renderer] in
            renderer.document(FirstPage.render(content, request: asked), nonce: nonce)
        }
        var headers = PageHeaders.page(nonce: nonce)
        var bytes = Array(document.utf8)
        // Level 4 of 9: within 4 % of the best size at a third of its time.
        if PageHeaders.acceptsGzip(request.headers[.acceptEncoding]), let smaller = Gzip.compress(bytes, level: 4) {
            bytes = smaller
            headers[.contentEncoding] = "gzip"
        }
        return response(to: request, headers: headers, bytes: bytes)
    }

    /// Browsers of phones have "Mobi" in their names, those of tablets and desktops do not.
    static func isPhone(_ userAgent: String) -> Bool { userAgent.contains("Mobi") }

    /// The language that the browser names first, as an identifier for `Locale`.
    static func locale(_ header: String?) -> String? {
        guard let first = header?.split(separator: ",").first?.split(separator: ";").first else { return nil }
        let name = first.filter { $0 != " " }
        let allowed = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return allowed && !name.isEmpty && name.count <= 35 ? String(name) : nil
    }

    // MARK: Assets

    private func asset(_ request: Request, hash: String?, name: String?) -> Response {
        if let script = renderer.scripts.first(where: { $0.name == name }), renderer.assets.files[script.name] == nil {
            return send(script.file, to: request, isCurrent: hash == renderer.scriptHash)
        }
        guard let name, let file = renderer.assets.files[name] else { return notFound() }
        let isCurrent = hash == renderer.assets.hash
        // A later part of today's client does not fit a start of yesterday's.
        guard isCurrent || name == ClientAssets.script || name == ClientAssets.styleSheet else { return notFound() }
        return send(file, to: request, isCurrent: isCurrent)
    }

    private func send(_ file: ClientAssets.File, to request: Request, isCurrent: Bool) -> Response {
        var headers = PageHeaders.common
        let compressed = PageHeaders.acceptsGzip(request.headers[.acceptEncoding]) ? file.compressed : nil
        let tag = "\"\(file.tag)\(compressed == nil ? "" : "-gzip")\""
        headers[.eTag] = tag
        headers[.vary] = "Accept-Encoding"
        // A page of an earlier version asks with its own hash; it gets today's file, which it must not keep.
        headers[.cacheControl] =
            isCurrent ? "public, max-age=31536000, immutable" : "no-cache"
        if let known = request.headers[.ifNoneMatch], Self.matches(known, tag) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = file.contentType
        if compressed != nil { headers[.contentEncoding] = "gzip" }
        return response(to: request, headers: headers, bytes: compressed ?? file.bytes)
    }

    private static func matches(_ header: String, _ tag: String) -> Bool {
        header.split(separator: ",").contains { entry in
            let known = entry.filter { $0 != " " }
            return known == "*" || known == tag || known == "W/" + tag
        }
    }

    // MARK: Socket

    /// Reached only by requests that were not upgraded. NIO looks at the first request of a connection, so a proxy that
    /// reuses one for a handshake ends here too: it has to drop the connection and try again on a new one.
    private func handshake(_ request: Request) -> Response {
        var headers = PageHeaders.common
        headers[.connection] = "close"
        let decision = sockets.decide(path: request.uri.path) { name in
            if name == "Host" { return request.head.authority }
            return HTTPField.Name(name).flatMap { request.headers[$0] }
        }
        if decision == .foreignOrigin { return Response(status: .forbidden, headers: headers) }
        headers[.upgrade] = "websocket"
        return Response(status: .upgradeRequired, headers: headers)
    }

    // MARK: Answers

    private func notFound() -> Response {
        var headers = PageHeaders.common
        headers[.contentType] = "text/plain; charset=utf-8"
        return Response(
            status: .notFound, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: "Not found\n")))
    }

    private func response(to request: Request, headers: HTTPFields, bytes: [UInt8]) -> Response {
        var headers = headers
        headers[.contentLength] = String(bytes.count)
        guard request.method != .head else { return Response(status: .ok, headers: headers) }
        return Response(
            status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
