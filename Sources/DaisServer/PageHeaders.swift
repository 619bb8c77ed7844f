// SPDX-License-Identifier: Apache-2.0

package import HTTPTypes

/// The response headers that restrict a page to its own content.
package enum PageHeaders {
    /// Returns a policy that forbids everything not listed: inline scripts except ``EarlyScript``, `style` attributes,
    /// scripts, styles, fonts and connections of other origins, forms that leave the page, and frames around it. Images
    /// may come from any HTTPS address, because `AsyncImage` shows them.
    ///
    /// - Parameters:
    ///   - nonce: The nonce of the page's rules.
    ///   - trusted: The policies of Trusted Types besides the client's that may turn text into markup or scripts, or
    ///     `nil` if every script may.
    ///   - framed: Indicates whether pages of the same origin may be in frames of the page and around it, as the list of
    ///     previews and a preview are.
    ///   - hasFrames: Indicates whether pages of the same origin may be in frames of the page, as the inspector is.
    package static func policy(
        nonce: String, trusted: [String]?, framed: Bool = false, hasFrames: Bool = false
    ) -> String {
        let types = trusted.map {
            "; require-trusted-types-for 'script'; trusted-types \((["dais"] + $0).joined(separator: " "))"
        }
        return "default-src 'none'; script-src 'self' \(EarlyScript.permission); "
            + "style-src 'self' 'nonce-\(nonce)'; connect-src 'self'; img-src 'self' https: data:; "
            + "font-src 'self'; media-src 'self' https:; base-uri 'none'; "
            + "form-action 'none'; " + (framed || hasFrames ? "frame-src 'self'; " : "")
            + "frame-ancestors \(framed ? "'self'" : "'none'")" + (types ?? "")
    }

    package static func page(
        nonce: String, trusted: [String]?, permissions: String, isEncrypted: Bool, framed: Bool = false,
        hasFrames: Bool = false
    ) -> HTTPFields {
        var fields = isEncrypted ? encrypted : common
        fields[.contentType] = "text/html; charset=utf-8"
        fields[.contentSecurityPolicy] = policy(
            nonce: nonce, trusted: trusted, framed: framed, hasFrames: hasFrames)
        // `no-store` would exclude the page from the browser's back/forward cache.
        fields[.cacheControl] = "private, no-cache"
        fields[.vary] = "Accept-Encoding, Accept-Language"
        fields[field("Cross-Origin-Opener-Policy")] = "same-origin"
        if !permissions.isEmpty { fields[field("Permissions-Policy")] = permissions }
        return fields
    }

    /// The headers of a response that a proxy encrypts. Browsers do not ask for the site without encryption for a year.
    static var encrypted: HTTPFields {
        var fields = common
        fields[.strictTransportSecurity] = "max-age=31536000"
        return fields
    }

    /// The headers of every response, including errors.
    package static var common: HTTPFields {
        var fields = HTTPFields()
        fields[.xContentTypeOptions] = "nosniff"
        fields[field("Referrer-Policy")] = "same-origin"
        fields[field("Cross-Origin-Resource-Policy")] = "same-origin"
        return fields
    }

    private static func field(_ name: String) -> HTTPField.Name { HTTPField.Name(name)! }

    /// Returns whether the client accepts gzip; `q=0` declines it.
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
