// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import Hummingbird

/// The page for a request that the server has no time for. It comes again by itself, without script and style.
enum BusyPage {
    /// - Parameters:
    ///   - seconds: The time after which the request may succeed. Up to three seconds are added at random, so that
    ///     browsers that were refused together do not return together.
    ///   - hasBody: `false` for the answer to `HEAD`.
    static func response(after seconds: Double, hasBody: Bool, headers: HTTPFields = PageHeaders.common) -> Response {
        let pause = Int(min(max(seconds, 1), 60).rounded(.up)) + Int.random(in: 0...3)
        let html = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="\(pause)">
            <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
            <title>Busy</title></head>
            <body><p>The server is busy. This page tries again in \(pause) seconds.</p></body></html>

            """
        var headers = headers
        headers[.retryAfter] = String(pause)
        headers[.cacheControl] = "no-store"
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.contentSecurityPolicy] =
            "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        headers[.contentLength] = String(html.utf8.count)
        guard hasBody else { return Response(status: .serviceUnavailable, headers: headers) }
        return Response(
            status: .serviceUnavailable, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }
}
