// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import Hummingbird

/// The page for a request that the server has no time for. It loads again by itself, without a script.
enum BusyPage {
    private static let style = """
        :root { color-scheme: light dark; font: 17px/1.4 system-ui, sans-serif; }
        body { display: grid; place-content: center; min-height: 100svh; margin: 0; padding: 0 24px; \
        box-sizing: border-box; text-align: center; }
        h1 { font-size: 22px; margin: 0 0 4px; }
        p { margin: 0; opacity: 0.6; }
        """

    /// - Parameters:
    ///   - seconds: The time after which the request may succeed. Up to three seconds are added at random, so that
    ///     browsers that were refused together do not return together.
    ///   - hasBody: `false` for the answer to `HEAD`.
    static func response(after seconds: Double, hasBody: Bool, headers: HTTPFields = PageHeaders.common) -> Response {
        let pause = Int(min(max(seconds, 1), 60).rounded(.up)) + Int.random(in: 0...3)
        let nonce = PageRenderer.makeNonce()
        let html = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="\(pause)">
            <meta name="viewport" content="width=device-width">
            <title>Busy</title><style nonce="\(nonce)">\(style)</style></head>
            <body><h1>The server is busy</h1><p>This page tries again by itself.</p></body></html>

            """
        var headers = headers
        headers[.retryAfter] = String(pause)
        headers[.cacheControl] = "no-store"
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.contentSecurityPolicy] =
            "default-src 'none'; style-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        headers[.contentLength] = String(html.utf8.count)
        guard hasBody else { return Response(status: .serviceUnavailable, headers: headers) }
        return Response(
            status: .serviceUnavailable, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }
}
