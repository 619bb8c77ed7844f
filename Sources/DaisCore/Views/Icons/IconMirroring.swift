// SPDX-License-Identifier: Apache-2.0

/// Which symbols follow the direction of the text.
enum IconMirroring {
    /// Drawings of text and lists: their lines start where text starts.
    private static let followsText: Set<String> = [
        "checklist", "decrease.indent", "increase.indent", "list.bullet", "list.bullet.indent",
        "list.bullet.rectangle", "list.clipboard", "list.clipboard.fill", "list.dash", "list.number", "list.star",
        "music.note.list", "star.leadinghalf.filled", "text.badge.checkmark", "text.badge.plus", "text.bubble",
        "text.bubble.fill", "text.magnifyingglass",
    ]

    /// A direction named by the text (`forward`, `leading`) mirrors, one named by the screen (`left`) never does.
    /// `forward.fill` and its kin are tape controls, which run to the right everywhere.
    static func mirrors(_ name: String) -> Bool {
        if followsText.contains(name) { return true }
        let words = name.split(separator: ".")
        guard words.first != "forward", words.first != "backward" else { return false }
        return words.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
    }
}
