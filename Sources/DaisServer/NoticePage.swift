// SPDX-License-Identifier: Apache-2.0

import DaisCore
import HTTPTypes
import Hummingbird

/// A page with a heading and a sentence, for a request that does not get the app.
enum NoticePage {
    private static let style = """
        :root { color-scheme: light dark; font: 17px/1.4 system-ui, sans-serif; }
        body { display: grid; place-content: center; min-height: 100svh; margin: 0; padding: 0 24px; \
        box-sizing: border-box; text-align: center; }
        h1 { font-size: 22px; margin: 0 0 4px; }
        p { margin: 0; opacity: 0.6; }
        """

    /// - Parameters:
    ///   - words: The texts in the language of the browser.
    ///   - reload: The time in seconds after which the page loads again, or `nil` if it does not.
    ///   - hasBody: `false` for the answer to `HEAD`.
    static func response(
        _ status: HTTPResponse.Status, heading: BuiltInStrings.Word, text: BuiltInStrings.Word,
        in words: BuiltInStrings, reload: Int? = nil, hasBody: Bool, headers: HTTPFields
    ) -> Response {
        let nonce = PageRenderer.makeNonce()
        let refresh = reload.map { "<meta http-equiv=\"refresh\" content=\"\($0)\">" } ?? ""
        let html = """
            <!DOCTYPE html>
            <html lang="\(words.language)" dir="\(words.direction)"><head><meta charset="utf-8">\(refresh)
            <meta name="viewport" content="width=device-width">
            <title>\(words[heading])</title><style nonce="\(nonce)">\(style)</style></head>
            <body><h1>\(words[heading])</h1><p>\(words[text])</p></body></html>

            """
        var headers = headers
        headers[.cacheControl] = "no-store"
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.contentSecurityPolicy] =
            "default-src 'none'; style-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        headers[.contentLength] = String(html.utf8.count)
        guard hasBody else { return Response(status: status, headers: headers) }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }
}
