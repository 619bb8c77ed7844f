// SPDX-License-Identifier: Apache-2.0

/// The class rules that one page has.
///
/// A rule that no element uses is dropped, in the server and in the page: a wall display whose colors follow a
/// measurement gets new rules with every tick, for days. Counting the uses would take space in each element. Instead the
/// elements are searched when the number of rules has doubled, and a rule goes when two searches have not found it: an
/// element that leaves with a motion still needs its rule.
@MainActor
struct PageRules {
    /// The sets by class name. Each keeps its name while the page has the rule.
    private var sent: [String: StyleSet] = [:]
    private var pending = ""
    private var unused: Set<String> = []
    private var limit = Self.least
    /// The number of rules below which there is no search. So many take 0.1 MB.
    private static let least = 512

    /// The size of the rules in the server, in bytes.
    var memoryEstimate: Int { sent.count * 256 }

    mutating func require(_ style: StyleSet) {
        guard style !== StyleSet.empty, sent.updateValue(style, forKey: style.className) == nil else { return }
        pending += style.rule
    }

    /// Returns the rules that the page does not have yet.
    mutating func takePending() -> String {
        defer { pending = "" }
        return pending
    }

    /// Forgets the page.
    mutating func forget() { self = PageRules() }

    /// Returns the names of rules that the page no longer needs.
    mutating func sweep(_ hosts: [Element]) -> [String] {
        guard sent.count > limit else { return [] }
        var used: Set<String> = []
        for host in hosts { Self.note(host, &used) }
        let found = Set(sent.keys).subtracting(used)
        let dropped = found.intersection(unused)
        for name in dropped { sent[name] = nil }
        unused = found.subtracting(dropped)
        limit = max(Self.least, 2 * sent.count)
        return dropped.sorted()
    }

    private static func note(_ element: Element, _ used: inout Set<String>) {
        if element.id != 0 { used.insert(element.sentStyle.className) }
        for child in element.children { note(child, &used) }
    }
}
