// SPDX-License-Identifier: Apache-2.0

import DaisCore
import HTTPTypes
import Hummingbird

/// The answer to a page request that the closure of the app has refused. It tells nothing about the reason.
enum RefusedPage {
    static func response(
        _ refusal: RequestRefusal, to request: AuthenticationRequest, basePath: String, in words: BuiltInStrings,
        hasBody: Bool, headers: HTTPFields, log: RateLimitedLog
    ) -> Response {
        var headers = headers
        headers[.cacheControl] = "no-store"
        switch refusal.kind {
        case .redirect(let address):
            guard let place = place(of: address, below: basePath) else {
                log.line(
                    .error,
                    "authenticate leads to “\(address)”, which is neither a path nor an address with http or https")
                return failure(in: words, hasBody: hasBody, headers: headers)
            }
            let own = basePath + request.path
            guard place.prefix(while: { $0 != "?" }) != own else {
                log.line(.error, "authenticate leads from \(request.path) to itself; return nil for this page instead")
                return failure(in: words, hasBody: hasBody, headers: headers)
            }
            headers[.location] = place
            headers[.contentLength] = "0"
            return Response(status: .seeOther, headers: headers)
        case .unauthorized(let challenge):
            if let challenge { headers[.wwwAuthenticate] = challenge }
            return NoticePage.response(
                .unauthorized, heading: .notSignedIn, text: .onlySignedIn, in: words, hasBody: hasBody,
                headers: headers)
        case .forbidden:
            return NoticePage.response(
                .forbidden, heading: .noAccess, text: .notForYou, in: words, hasBody: hasBody, headers: headers)
        }
    }

    static func failure(in words: BuiltInStrings, hasBody: Bool, headers: HTTPFields) -> Response {
        NoticePage.response(
            .internalServerError, heading: .failed, text: .tryLater, in: words, hasBody: hasBody, headers: headers)
    }

    private static func place(of address: String, below basePath: String) -> String? {
        guard address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else { return nil }
        if address.hasPrefix("/") { return basePath + address.onThisHost }
        return address.hasPrefix("https://") || address.hasPrefix("http://") ? address : nil
    }
}
