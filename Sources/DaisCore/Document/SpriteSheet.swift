// SPDX-License-Identifier: Apache-2.0

/// The icons that one page has been sent, each as a `<symbol>` once.
@MainActor
final class SpriteSheet {
    private var sent: Set<String> = []
    private var used: [String] = []
    private var pending = ""

    /// Makes sure that the page has a symbol before markup refers to it.
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

    /// Everything is to be sent again, with a page written anew.
    func forgetSent() { pending = used.compactMap { markups[$0] }.joined() }
}
