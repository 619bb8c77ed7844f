// SPDX-License-Identifier: Apache-2.0

/// Determines which symbols follow the text direction.
enum IconMirroring {
    /// Drawings of text and lists, whose lines begin at the leading edge.
    private static let followsText: Set<String> = [
        "checklist", "decrease.indent", "increase.indent", "list.bullet", "list.bullet.indent",
        "list.bullet.rectangle", "list.clipboard", "list.clipboard.fill", "list.dash", "list.number", "list.star",
        "music.note.list", "star.leadinghalf.filled", "text.badge.checkmark", "text.badge.plus", "text.bubble",
        "text.bubble.fill", "text.magnifyingglass",
    ]

    /// Returns whether a symbol is mirrored. Directions of the text (`forward`, `leading`) are, and directions of the
    /// screen (`left`) are not. `forward.fill` and similar symbols are playback controls, which point right everywhere.
    static func mirrors(_ name: String) -> Bool {
        if followsText.contains(name) { return true }
        let words = name.split(separator: ".")
        guard words.first != "forward", words.first != "backward" else { return false }
        return words.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
    }
}
