// SPDX-License-Identifier: Apache-2.0

import DaisCore
import HTTPTypes
import Hummingbird
import Tracing

/// The routes below a base path: the page, the client's files, the socket, and the files of ``FileRoutes``.
struct PageRoutes: Sendable {
    let content: RootContent
    let renderer: PageRenderer
    let sockets: SocketEndpoint
    /// The files of earlier builds.
    let earlier: ClientFileFolder?

    func add(to router: some RouterMethods) {
        let base = renderer.basePath
        for method in [HTTPRequest.Method.get, .head] {
            router.on(RouterPath(base.isEmpty ? "/" : base), method: method) { request, _ in
                await page(request)
            }
            router.on(RouterPath(base + "/**"), method: method) { request, _ in
                await page(request)
            }
            for path in [DevelopmentAddress.path, DevelopmentAddress.inspectorPath].flatMap({ [$0, $0 + "/**"] }) {
                router.on(RouterPath(base + path), method: method) { request, _ in await page(request) }
            }
            router.on(RouterPath(base + "/_dais/:hash/:file"), method: method) { request, context in
                asset(request, hash: context.parameters.get("hash"), name: context.parameters.get("file"))
            }
        }
        for path in [renderer.socketPath, renderer.socketPath + "/:session"] {
            router.on(RouterPath(path), method: .get) { request, _ in handshake(request) }
        }
        EventStreamRoutes(path: renderer.socketPath, sockets: sockets).add(to: router)
        FileRoutes(basePath: base, sockets: sockets).add(to: router)
        PictureRoutes(basePath: base, sockets: sockets).add(to: router)
        CookieRoutes(basePath: base, content: content, sockets: sockets).add(to: router)
    }

    // MARK: Page

    private func page(_ request: Request) async -> Response {
        let fields = Self.fields(of: request)
        sockets.place.saw(fields)
        guard sockets.origins.accepts(host: request.head.authority) else {
            sockets.traffic.metrics.refused(.host)
            sockets.log.notice("foreign host", ["host": "\((request.head.authority ?? "").prefix(100))"])
            return foreignHost()
        }
        if let place = Self.normalized(request.head.path) { return redirect(to: place) }
        let path = request.uri.path
        // Every address below the base shows the page, so that deep links work. The address of a file does not;
        // otherwise a missing image would be answered with a page.
        let last = path.split(separator: "/").last ?? ""
        let tool = content.developmentAddress(
            path, below: renderer.basePath, isDevelopment: sockets.place.isDevelopment)
        let reserved = path.hasPrefix(renderer.basePath + "/_dais/")
        guard tool != nil || !reserved && (path == renderer.basePath || !last.contains(".")) else {
            return notFound()
        }
        let isEncrypted = sockets.scheme(fields) == "https"
        let client = sockets.client(peer: AcceptedConnection.current?.peer, fields: fields)
        let account = sockets.traffic.addresses.account(of: client)
        if let wait = sockets.traffic.pages.enter(account) {
            sockets.log.notice("page refused: the server is busy", ["client": "\(client)"])
            sockets.traffic.metrics.refused(.busy)
            let headers = isEncrypted ? PageHeaders.encrypted : PageHeaders.common
            return BusyPage.response(
                after: wait, in: Self.words(for: request), hasBody: request.method != .head, headers: headers)
        }
        defer { sockets.traffic.pages.leave(account) }
        let asked = sockets.read(request).at(request.uri.string, below: renderer.basePath)
        let decision = await content.authentication?.decide(asked)
        if let decision, let refused = refuse(asked, decision, request, isEncrypted: isEncrypted) { return refused }
        if tool != nil, path == renderer.basePath + PreviewIndex.path {
            var headers = PageHeaders.common
            headers[.contentType] = "application/json"
            return response(to: request, headers: headers, bytes: await PreviewIndex.json(below: renderer.basePath))
        }
        // A preview with a slow network shows how long its first page takes, too.
        if let delay = tool?.settings.delay, delay > 0 { try? await Task.sleep(for: .milliseconds(delay)) }
        let nonce = PageRenderer.makeNonce()
        let visitor = asked.visitor(decision)
        let tag = PageTag(build: renderer.assets.hash, answering: request.headers[.ifNoneMatch])
        let document = await render(request, tool, account: account, nonce: nonce, visitor: visitor, tag: tag)
        var headers = PageHeaders.page(
            nonce: nonce, trusted: renderer.scripts.isEmpty ? [] : sockets.options.trustedTypePolicies,
            permissions: sockets.options.permissionsPolicy, isEncrypted: isEncrypted, framed: tool != nil,
            hasFrames: content.showsPreviews && sockets.place.isDevelopment)
        if decision != nil {
            headers = sockets.cookies(cookies(answering: asked), to: asked, in: headers)
            headers[.vary] = "Accept-Encoding, Accept-Language, Cookie"
        }
        headers[.eTag] = tag.text
        // After a logout, Back would show the page of the user for a moment.
        if visitor.identity != nil { headers[.cacheControl] = "private, no-store" }
        var bytes = Array(document.utf8)
        // Level 4 of 9 is within 4 % of the smallest size and takes a third of the time.
        if PageHeaders.acceptsGzip(request.headers[.acceptEncoding]), let smaller = Gzip.compress(bytes, level: 4) {
            bytes = smaller
            headers[.contentEncoding] = "gzip"
        }
        return response(to: request, headers: headers, bytes: bytes)
    }

    /// Returns the answer to a request that the app does not let through, or `nil`.
    private func refuse(
        _ asked: AuthenticationRequest, _ decision: Authentication.Decision, _ request: Request, isEncrypted: Bool
    ) -> Response? {
        let common = isEncrypted ? PageHeaders.encrypted : PageHeaders.common
        let headers = sockets.cookies(asked.answered, to: asked, in: common)
        let hasBody = request.method != .head
        let words = Self.words(for: request)
        switch decision {
        case .known: return nil
        case .refused(let refusal):
            sockets.traffic.metrics.refused(.app)
            return RefusedPage.response(
                refusal, to: asked, basePath: renderer.basePath, in: words, hasBody: hasBody, headers: headers,
                log: sockets.log)
        case .failed(let error):
            sockets.log.line(.error, "authenticate has failed", ["error": "\(error)"])
            return RefusedPage.failure(in: words, hasBody: hasBody, headers: common)
        case .late:
            sockets.log.line(.error, "authenticate has not returned within ten seconds")
            return BusyPage.response(after: 5, in: words, hasBody: hasBody, headers: common)
        }
    }

    /// The cookies that the app sets, and the one that tells browsers apart.
    private func cookies(answering asked: AuthenticationRequest) -> [ResponseCookie] {
        asked.answered + (asked.browser == nil ? [BrowserCookie.fresh(isSecure: sockets.isSecure(asked))] : [])
    }

    private func render(
        _ request: Request, _ tool: DevelopmentAddress?, account: AddressAccount?, nonce: String, visitor: Visitor,
        tag: PageTag
    ) async -> String {
        var renderer = renderer
        renderer.tool = tool
        renderer.hasStyles = tag.isKnown
        renderer.development = sockets.place.isDevelopment
        renderer.hasInspector = content.showsPreviews && renderer.development && tool == nil
        let asked = PageRequest(
            path: request.uri.path, query: request.uri.query, basePath: renderer.basePath,
            locale: Self.locale(request.headers[.acceptLanguage]),
            isPhone: request.headers[.userAgent].map(Self.isPhone) ?? false, isDevelopment: renderer.development,
            visitor: visitor)
        let metrics = sockets.traffic.metrics
        let tracing = SessionTracing.ofProcess
        let context = tracing == nil ? nil : ServiceContext.current
        return await TurnQueue.main.run(for: account?.share ?? TurnShare()) { [renderer] in
            let started = ContinuousClock.now
            var document = ""
            let render = { document = renderer.document(FirstPage.render(content, request: asked), nonce: nonce) }
            if let tracing { tracing.rendering(in: "", below: context, render) } else { render() }
            let now = ContinuousClock.now
            metrics.time(.page, now - started)
            account?.budget.spend(time: now - started, bytes: 0, now: now)
            return document
        }
    }

    /// Returns a function for the last entry of each header field.
    static func fields(of request: Request) -> (String) -> String? {
        { name in
            if name == "Host" { return request.head.authority }
            guard let name = HTTPField.Name(name), let line = request.headers[values: name].last else { return nil }
            let entry = line.split(separator: ",").last ?? ""
            return String(entry.drop { $0 == " " }.prefix { $0 != " " })
        }
    }

    /// Returns where a request belongs whose path begins with more than one slash, or `nil`. Links of its page would
    /// be relative to it, and `//name` names another host.
    static func normalized(_ path: String?) -> String? {
        guard let path, path.utf8.dropFirst().first.map({ $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) == true
        else { return nil }
        return path.onThisHost
    }

    private func redirect(to place: String) -> Response {
        var headers = PageHeaders.common
        headers[.location] = place
        headers[.contentLength] = "0"
        return Response(status: .permanentRedirect, headers: headers)
    }

    private func foreignHost() -> Response {
        text(
            .misdirectedRequest,
            "This server does not answer for the host of this address. "
                + "If it should, add the host to allowedHosts, or to DAIS_ALLOWED_HOSTS.\n")
    }

    /// Returns whether a user agent is a phone. Browsers of phones contain "Mobi", those of tablets and desktops do
    /// not.
    static func isPhone(_ userAgent: String) -> Bool { userAgent.contains("Mobi") }

    /// Returns the texts of pages without the app, in the language of the browser.
    static func words(for request: Request) -> BuiltInStrings {
        BuiltInStrings(browser: locale(request.headers[.acceptLanguage]))
    }

    /// Returns the browser's first language as an identifier for `Locale`.
    static func locale(_ header: String?) -> String? {
        guard let first = header?.split(separator: ",").first?.split(separator: ";").first else { return nil }
        let name = first.filter { $0 != " " }
        let allowed = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return allowed && !name.isEmpty && name.count <= 35 ? String(name) : nil
    }

    // MARK: Assets

    private func asset(_ request: Request, hash: String?, name: String?) -> Response {
        if let hash, let name, content.showsPreviews,
            let file = PreviewClient.file(name, hash: hash) ?? InspectorClient.file(name, hash: hash)
        {
            return send(file, to: request, isCurrent: true)
        }
        if let hash, let name, ![renderer.assets.hash, renderer.scriptHash].contains(hash),
            let file = earlier?.file(name, hash: hash)
        {
            return send(file, to: request, isCurrent: true)
        }
        if let script = renderer.scripts.first(where: { $0.name == name }), renderer.assets.files[script.name] == nil {
            return send(script.file, to: request, isCurrent: hash == renderer.scriptHash)
        }
        guard let name, let file = renderer.assets.files[name] else { return notFound() }
        let isCurrent = hash == renderer.assets.hash
        // A later part of the current client does not fit the start of an older version.
        guard isCurrent || name == ClientAssets.script || name == ClientAssets.styleSheet else { return notFound() }
        return send(file, to: request, isCurrent: isCurrent)
    }

    private func send(_ file: ClientAssets.File, to request: Request, isCurrent: Bool) -> Response {
        var headers = PageHeaders.common
        let compressed = PageHeaders.acceptsGzip(request.headers[.acceptEncoding]) ? file.compressed : nil
        let tag = "\"\(file.tag)\(compressed == nil ? "" : "-gzip")\""
        headers[.eTag] = tag
        headers[.vary] = "Accept-Encoding"
        // A page of an older version requests its own hash. It gets the current file, which it must not cache.
        headers[.cacheControl] =
            isCurrent ? "public, max-age=31536000, immutable" : "no-cache"
        if let known = request.headers[.ifNoneMatch], Self.matches(known, tag) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = file.contentType
        if compressed != nil { headers[.contentEncoding] = "gzip" }
        return response(to: request, headers: headers, bytes: compressed ?? file.bytes)
    }

    static func matches(_ header: String, _ tag: String) -> Bool {
        header.split(separator: ",").contains { entry in
            let known = entry.filter { $0 != " " }
            return known == "*" || known == tag || known == "W/" + tag
        }
    }

    // MARK: Socket

    /// Answers handshakes that were not upgraded. NIO only upgrades the first request of a connection, so a proxy that
    /// reuses a connection for a handshake ends here and has to retry on a new one.
    private func handshake(_ request: Request) -> Response {
        var headers = PageHeaders.common
        headers[.connection] = "close"
        let fields = Self.fields(of: request)
        switch sockets.decide(path: request.uri.path, fields: fields) {
        case .foreignHost: return foreignHost()
        case .foreignOrigin: return Response(status: .forbidden, headers: headers)
        case .accept, .notOurs: break
        }
        if sockets.isDraining {
            headers[.retryAfter] = "1"
            return Response(status: .serviceUnavailable, headers: headers)
        }
        let account = sockets.traffic.addresses.account(
            of: sockets.client(peer: AcceptedConnection.current?.peer, fields: fields))
        if let wait = account?.wait(.connect, now: .now) {
            headers[.retryAfter] = String(Int(wait.rounded(.up)))
            return Response(status: .serviceUnavailable, headers: headers)
        }
        headers[.upgrade] = "websocket"
        return Response(status: .upgradeRequired, headers: headers)
    }

    // MARK: Answers

    private func notFound() -> Response { text(.notFound, "Not found\n") }

    private func text(_ status: HTTPResponse.Status, _ text: String) -> Response {
        var headers = PageHeaders.common
        headers[.contentType] = "text/plain; charset=utf-8"
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    private func response(to request: Request, headers: HTTPFields, bytes: [UInt8]) -> Response {
        var headers = headers
        headers[.contentLength] = String(bytes.count)
        guard request.method != .head else { return Response(status: .ok, headers: headers) }
        return Response(
            status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
