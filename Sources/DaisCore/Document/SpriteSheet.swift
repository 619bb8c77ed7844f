// SPDX-License-Identifier: Apache-2.0

/// The icons and filters that a page has received, each once as a `<symbol>` or `<filter>`.
@MainActor
final class SpriteSheet {
    private var sent: Set<String> = []
    private var used: [String] = []
    private var pending = ""

    /// Sends a symbol or filter to the page, if necessary, before markup refers to it.
    func require(_ name: String, markup: () -> String) {
        guard sent.insert(name).inserted else { return }
        used.append(name)
        pending += markup()
        markups[name] = markup()
    }
    private var markups: [String: String] = [:]

    func takeNew() -> String? {
        defer { pending = "" }
        return pending.isEmpty ? nil : pending
    }

    /// Sends all symbols again, because the page is written anew.
    func forgetSent() { pending = used.compactMap { markups[$0] }.joined() }
}
