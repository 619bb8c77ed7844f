// SPDX-License-Identifier: Apache-2.0

/// Which addresses a link in a text may have. A text may come from anyone, and `javascript:` would run in the page.
nonisolated enum SafeLink {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime"]

    /// The address, or `nil` when it must not become a link.
    static func checked(_ address: String) -> String? {
        // Browsers drop tabs and line breaks inside an address before they look at its scheme.
        let cleaned = String(
            String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7f }))
        guard !cleaned.isEmpty else { return nil }
        let head = cleaned.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
        guard head.endIndex < cleaned.endIndex, cleaned[head.endIndex] == ":" else {
            // `//host` and `/\host` would leave for another site under the look of a path.
            return cleaned.hasPrefix("//") || cleaned.contains("\\") ? nil : cleaned
        }
        return schemes.contains(head.lowercased()) ? cleaned : nil
    }

    /// The address as the page needs it: a path from the root is one of the app, which may be mounted below another.
    @MainActor static func placed(_ address: String) -> String {
        guard address.hasPrefix("/"), let base = SessionContext.current?.basePath else { return address }
        return base + address
    }

    /// Whether following the link would replace the running app: then it gets a tab of its own.
    static func leavesTheApp(_ address: String) -> Bool {
        let lower = address.lowercased()
        return lower.hasPrefix("http:") || lower.hasPrefix("https:")
    }
}
