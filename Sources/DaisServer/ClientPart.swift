// SPDX-License-Identifier: Apache-2.0

/// A part of the client that a page loads when it is idle, or before the first thing that needs it: a script, a style
/// sheet, or both. Everything that no part names is in the start, which every page loads.
package struct ClientPart: Sendable {
    /// What in a document needs a part. The page's markup and every frame are looked through for it.
    package enum Mark: Sendable, Hashable {
        /// Any element with this attribute.
        case attribute(String)
        /// A word of an attribute that is a list: `class`, `data-on`.
        case word(String, in: String)
    }

    /// Of its files: `overlays.js`, `overlays.css`.
    package let name: String
    /// Whether `Client/<name>.js` and what it imports are the part's script. A module that the start imports too stays there.
    package let hasScript: Bool
    /// Of `Client/styles`. They come after those of the start and of earlier parts.
    package let styles: [String]
    /// Operations that the script performs.
    package let operations: [Int]
    /// `nil`: every class of its style sheets that the start's have not.
    package let marks: [Mark]?

    /// In the order in which their style sheets stand in a page.
    package static let all = [
        ClientPart(name: "navigation", hasScript: true, styles: ["navigation"]),
        ClientPart(name: "choices", styles: ["choices"]),
        ClientPart(name: "gestures", hasScript: true, marks: [.attribute("data-gesture")]),
        ClientPart(name: "edges", hasScript: true, marks: [.word("moved", in: "class")]),
        ClientPart(name: "foreign", hasScript: true, marks: [.attribute("data-events")]),
        ClientPart(
            name: "overlays", hasScript: true,
            styles: ["presentation", "dialog", "popover", "drawer", "modal", "sheet", "menu", "toast"],
            operations: [8, 14],
            marks: [
                .attribute("data-layer"), .attribute("popover"), .attribute("aria-haspopup"),
                .word("menu", in: "data-on"),
                .word("mn", in: "class"), .word("host", in: "class"),
            ]),
        ClientPart(name: "help", hasScript: true, styles: ["help"], marks: [.attribute("title")]),
        ClientPart(
            name: "motion", hasScript: true, operations: [15, 16],
            marks: [.attribute("data-transition"), .attribute("data-mirrors")]),
    ]

    package init(
        name: String, hasScript: Bool = false, styles: [String] = [], operations: [Int] = [], marks: [Mark]? = nil
    ) {
        self.name = name
        self.hasScript = hasScript
        self.styles = styles
        self.operations = operations
        self.marks = marks
    }
}

extension ClientPart {
    /// The marks in one regular expression, for markup as the core writes it.
    static func pattern(of marks: Set<Mark>) -> String {
        var attributes: [String] = []
        var words: [String: [String]] = [:]
        for mark in marks {
            switch mark {
            case .attribute(let name): attributes.append(name)
            case .word(let word, let list): words[list, default: []].append(word)
            }
        }
        var parts = words.sorted { $0.key < $1.key }.map { list, words in
            "\(list)=\"(?:[^\"]* )?(?:\(words.sorted().joined(separator: "|")))[ \"]"
        }
        if !attributes.isEmpty { parts.append("(?:\(attributes.sorted().joined(separator: "|")))[=> ]") }
        return parts.isEmpty ? "" : " (?:\(parts.joined(separator: "|")))"
    }

    /// The class names of a style sheet.
    static func classes(in styles: String) -> Set<String> {
        var result: Set<String> = []
        let bytes = Array(styles.utf8)
        var at = 0
        // A fraction begins with a digit after its dot, and no value of ours has another dot.
        while at + 1 < bytes.count {
            at += 1
            guard bytes[at - 1] == UInt8(ascii: "."), isLetter(bytes[at]) else { continue }
            let start = at
            while at < bytes.count, isName(bytes[at]) { at += 1 }
            result.insert(String(decoding: bytes[start..<at], as: UTF8.self))
        }
        return result
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
