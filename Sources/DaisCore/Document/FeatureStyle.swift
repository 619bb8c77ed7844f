// SPDX-License-Identifier: Apache-2.0

/// The style rules of a feature that few pages use.
///
/// Every page loads the style sheets of the client in the end, so they are limited in size. The rules of a feature are
/// sent to a page with the first element that needs them, and once.
nonisolated package struct FeatureStyle: Sendable {
    let name: String
    /// The rules, in the cascade layer of the style sheets.
    let rules: String

    /// Creates the style of a feature from rules without comments.
    init(_ name: String, _ rules: String) {
        self.name = name
        let lines = rules.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
        self.rules = "@layer dais{\(lines.joined(separator: " "))}"
    }
}

/// The features whose rules a page needs.
struct PageFeatures {
    /// In the order of their first use, which is the order of their rules.
    private var needed: [FeatureStyle] = []
    private var sent = 0

    mutating func require(_ feature: FeatureStyle) {
        guard !needed.contains(where: { $0.name == feature.name }) else { return }
        needed.append(feature)
    }

    /// Returns the rules that the page does not have yet.
    mutating func takePending() -> String {
        defer { sent = needed.count }
        return needed[sent...].map(\.rules).joined()
    }

    /// Forgets the page. A new one gets the rules again.
    mutating func forgetSent() { sent = 0 }
}
