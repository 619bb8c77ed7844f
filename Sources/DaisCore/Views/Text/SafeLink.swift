// SPDX-License-Identifier: Apache-2.0

/// Checks the destinations of links in texts. A text may come from anyone, and `javascript:` would run in the page.
///
/// Everything here compares scalars or bytes, as browsers do. A colon and a mark that joins it are one `Character`, which
/// is no colon.
nonisolated enum SafeLink {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime"]

    /// Returns the destination, or `nil` if it must not become a link.
    static func checked(_ address: String) -> String? {
        // Browsers remove tabs and line breaks from a URL before they read its scheme.
        let cleaned = String.UnicodeScalarView(
            address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7f })
        guard !cleaned.isEmpty else { return nil }
        let head = cleaned.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
        guard head.endIndex < cleaned.endIndex, cleaned[head.endIndex] == ":" else {
            // `//host` and `/\host` look like paths but lead to another site.
            return String(cleaned).begins(with: "//") || cleaned.contains("\\") ? nil : String(cleaned)
        }
        return schemes.contains(String(head).lowercased()) ? String(cleaned) : nil
    }

    /// Returns the destination for the page: a path from the root belongs to the app, which may be mounted below
    /// another path.
    @MainActor static func placed(_ address: String) -> String {
        guard address.begins(with: "/"), let base = SessionContext.current?.basePath else { return address }
        return base + address
    }

    /// Returns whether following the link would replace the running app. Such a link opens in a new tab.
    static func leavesTheApp(_ address: String) -> Bool {
        let lower = address.lowercased()
        return lower.begins(with: "http:") || lower.begins(with: "https:")
    }
}
