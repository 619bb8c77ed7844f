// SPDX-License-Identifier: Apache-2.0

package import HTTPTypes

/// The headers that keep a page to what it came with.
package enum PageHeaders {
    /// Everything is forbidden that is not named: no inline script, no `style` attribute, no foreign script, style,
    /// font or connection, no form that leaves the page, no frame around it. Pictures may come from anywhere over
    /// HTTPS, because `AsyncImage` shows them.
    package static func policy(nonce: String) -> String {
        "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-\(nonce)'; connect-src 'self'; "
            + "img-src 'self' https: data:; font-src 'self'; media-src 'self' https:; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors 'none'"
    }

    package static func page(nonce: String) -> HTTPFields {
        var fields = common
        fields[.contentType] = "text/html; charset=utf-8"
        fields[.contentSecurityPolicy] = policy(nonce: nonce)
        // Not `no-store`: it would keep the page out of the browser's back/forward cache.
        fields[.cacheControl] = "private, no-cache"
        fields[.vary] = "Accept-Encoding, Accept-Language"
        fields[field("Cross-Origin-Opener-Policy")] = "same-origin"
        return fields
    }

    /// For everything that is sent, errors included.
    package static var common: HTTPFields {
        var fields = HTTPFields()
        fields[.xContentTypeOptions] = "nosniff"
        fields[field("Referrer-Policy")] = "same-origin"
        fields[field("Cross-Origin-Resource-Policy")] = "same-origin"
        return fields
    }

    private static func field(_ name: String) -> HTTPField.Name { HTTPField.Name(name)! }

    /// Whether the client takes gzip; `q=0` says that it does not.
    package static func acceptsGzip(_ header: String?) -> Bool {
        guard let header else { return false }
        for entry in header.split(separator: ",") {
            let parts = entry.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
            guard parts.first == "gzip" || parts.first == "*" else { continue }
            return !parts.dropFirst().contains { ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0) }
        }
        return false
    }
}
