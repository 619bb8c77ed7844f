// SPDX-License-Identifier: Apache-2.0

import DaisCore
import HTTPTypes
import Hummingbird

/// The addresses from which a browser fetches the cookies that a handler sets. Each works once.
struct CookieRoutes: Sendable {
    let basePath: String
    let content: RootContent
    let sockets: SocketEndpoint

    func add(to router: some RouterMethods) {
        router.on(RouterPath(basePath + "/_dais/cookies/:session/:token"), method: .post) { request, context in
            await answer(request, context.parameters.get("session") ?? "", context.parameters.get("token") ?? "")
        }
    }

    private func answer(_ request: Request, _ session: String, _ token: String) async -> Response {
        let fields = PageRoutes.fields(of: request)
        let asked = sockets.read(request)
        // Every browser sends the origin of such a request. A foreign page could otherwise sign a browser in as somebody
        // whose address it has.
        guard let origin = request.headers[.origin],
            sockets.origins.accepts(origin: origin, host: request.head.authority, scheme: sockets.scheme(fields))
        else { return refuse(.forbidden) }
        guard content.authentication == nil || asked.browser != nil,
            let (cookies, place) = await take(session, token, browser: asked.browser)
        else { return refuse(.notFound) }
        var asking: AuthenticationRequest
        var attempts = Authentication.attempts
        repeat {
            asking = asked.with(cookies).at(place, below: basePath)
            attempts -= 1
        } while await !decide(session, token, asking, isLast: attempts == 0)
        return Response(
            status: .noContent, headers: sockets.cookies(cookies + asking.answered, to: asked, in: PageHeaders.common))
    }

    @MainActor private func take(
        _ session: String, _ token: String, browser: String?
    ) -> (cookies: [ResponseCookie], place: String)? {
        guard let scope = sockets.registry.session(session)?.scope,
            let cookies = scope.cookieErrands.take(token, browser: browser)
        else { return nil }
        return (cookies, scope.document.place ?? "/")
    }

    /// Asks the app who the browser is with its new cookies. Returns `false` if the user's sessions have ended meanwhile. The
    /// last such answer ends the session when its browser reports.
    @MainActor private func decide(
        _ session: String, _ token: String, _ request: AuthenticationRequest, isLast: Bool
    ) async -> Bool {
        let pending = SessionDirectory.expectDecision()
        let decision = await content.authentication?.decide(request)
        let visitor = request.visitor(decision)
        let isOutdated = pending.isOutdated(for: visitor.identity)
        guard isLast || !isOutdated else { return false }
        sockets.registry.session(session)?.scope.cookieErrands.fetched(
            token, isOutdated ? .late : decision, as: isOutdated ? request.visitor(nil) : visitor)
        return true
    }

    private func refuse(_ status: HTTPResponse.Status) -> Response {
        var headers = PageHeaders.common
        headers[.contentLength] = "0"
        return Response(status: status, headers: headers)
    }
}

extension AuthenticationRequest {
    /// Returns who asks, after the app has decided.
    func visitor(_ decision: Authentication.Decision?) -> Visitor {
        guard case .known(let identity) = decision else { return Visitor(request: request, browser: browser) }
        return Visitor(identity: identity, request: request, browser: browser)
    }
}

extension SocketEndpoint {
    /// Reads what the app may know of a request to the router.
    func read(_ request: Request) -> AuthenticationRequest {
        let isEncrypted = scheme(PageRoutes.fields(of: request)) == "https"
        return requests.read(
            peer: AcceptedConnection.current?.peer, host: request.head.authority, isEncrypted: isEncrypted,
            isSecure: isEncrypted || !place.isDevelopment
        ) { name in
            guard let name = HTTPField.Name(name) else { return [] }
            return request.headers[values: name].map { $0[...] }
        }
    }

    /// Returns headers with cookies. A browser ignores one that is too long, so the log tells of it.
    func cookies(
        _ cookies: [ResponseCookie], to request: AuthenticationRequest, in headers: HTTPFields
    ) -> HTTPFields {
        var headers = headers
        for cookie in cookies {
            guard !cookie.isTooLong else {
                log.line(.error, "the cookie \(cookie.name) is longer than 4,096 bytes and is not set")
                continue
            }
            let value = cookie.header(isSecure: isSecure(request))
            headers.append(HTTPField(name: .setCookie, value: value))
        }
        return headers
    }

    /// Indicates whether cookies are only sent encrypted.
    func isSecure(_ request: AuthenticationRequest) -> Bool { request.isEncrypted || !place.isDevelopment }
}
