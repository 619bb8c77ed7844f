// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// A part of the client that a page loads when it is idle, or before the first element that requires it: a script, a
/// style sheet, or both. The start contains everything that no part lists, and every page loads it.
package struct ClientPart: Sendable {
    /// A feature of the markup that requires a part. The page and every frame are searched for it.
    package enum Mark: Sendable, Hashable {
        /// An element with this attribute.
        case attribute(String)
        /// A word of an attribute with a list, such as `class` or `data-on`.
        case word(String, in: String)
    }

    /// The base name of the files, as in `overlays.js` and `overlays.css`.
    package let name: String
    /// Indicates whether the part has a script: its entry, `Client/<name>/<name>.js` or a single `Client/<name>.js`,
    /// and the modules beside it.
    package let hasScript: Bool
    /// The style sheets in `Client/styles`. They follow those of the start and of earlier parts.
    package let styles: [String]
    /// The operations that the script performs.
    package let operations: [Int]
    /// The marks, or `nil` for all classes of its style sheets that the start's do not contain.
    package let marks: [Mark]?
    /// Indicates whether only pages that need the part load it. All others load when the page is idle.
    package let isOnDemand: Bool

    /// The style sheets of the start, in the order in which they are joined.
    package static let startStyles = ["base", "text", "containers", "controls"]

    /// All parts, in the order of their style sheets in a page.
    package static let all = [
        ClientPart(name: "navigation", hasScript: true, styles: ["navigation"]),
        ClientPart(name: "choices", styles: ["choices"]),
        ClientPart(name: "gestures", hasScript: true, marks: [.attribute(AttributeName.gesture)]),
        ClientPart(name: "edges", hasScript: true, marks: [.word(StateClass.moved, in: "class")]),
        ClientPart(name: "foreign", hasScript: true, marks: [.attribute(AttributeName.events)]),
        ClientPart(
            name: "overlays", hasScript: true,
            styles: ["presentation", "dialog", "popover", "drawer", "modal", "sheet", "menu", "toast"],
            operations: [8],
            marks: [
                .attribute(AttributeName.layer), .attribute("popover"), .attribute("aria-haspopup"),
                .attribute(AttributeName.leave), .attribute(AttributeName.share), .attribute(AttributeName.copy),
                .attribute(AttributeName.paste),
                .word("menu", in: AttributeName.on),
                .word(StateClass.menu, in: "class"), .word("host", in: "class"),
            ]),
        ClientPart(
            name: "drag", hasScript: true,
            marks: [.word("drag", in: AttributeName.on), .word("drop", in: AttributeName.on)]),
        ClientPart(name: "help", hasScript: true, styles: ["help"], marks: [.attribute("title")]),
        ClientPart(name: "layouts", hasScript: true, marks: [.word(StateClass.layout, in: "class")]),
        ClientPart(
            name: "positions", hasScript: true, operations: [18], marks: [.attribute(AttributeName.position)]),
        ClientPart(
            name: "search", hasScript: true,
            marks: [.word(StateClass.suggestions, in: "class"), .word(StateClass.token, in: "class")]),
        ClientPart(name: "swipes", hasScript: true, marks: [.attribute(AttributeName.swipe)]),
        ClientPart(
            name: "viewer", hasScript: true, marks: [.word(StateClass.viewer, in: "class")], isOnDemand: true),
        ClientPart(
            name: "floating", hasScript: true, marks: [.word(StateClass.floating, in: "class")], isOnDemand: true),
        ClientPart(name: "uploads", hasScript: true, marks: [.attribute(AttributeName.upload)], isOnDemand: true),
        ClientPart(
            name: "columns", hasScript: true, marks: [.word(StateClass.columnEdge, in: "class")], isOnDemand: true),
        ClientPart(
            name: "prepared", hasScript: true, marks: [.word("intent", in: AttributeName.on)], isOnDemand: true),
        ClientPart(name: "scrolls", hasScript: true, marks: [.attribute(AttributeName.observed)], isOnDemand: true),
        ClientPart(name: "anchors", hasScript: true, marks: [.attribute(AttributeName.anchors)], isOnDemand: true),
        ClientPart(
            name: "sights", hasScript: true,
            marks: [.attribute(AttributeName.sight), .attribute(AttributeName.seen)], isOnDemand: true),
        ClientPart(
            name: "commands", hasScript: true,
            marks: [.attribute(AttributeName.shortcut), .word(StateClass.menuBar, in: "class")], isOnDemand: true),
        ClientPart(name: "fitting", hasScript: true, marks: [.attribute(AttributeName.fit)], isOnDemand: true),
        ClientPart(name: "phases", hasScript: true, marks: [.attribute(AttributeName.phases)], isOnDemand: true),
        ClientPart(name: "fits", hasScript: true, marks: [.attribute(AttributeName.choice)], isOnDemand: true),
        ClientPart(name: "effects", hasScript: true, marks: [.attribute(AttributeName.visual)], isOnDemand: true),
        ClientPart(name: "beyond", hasScript: true, marks: [.word(StateClass.beyond, in: "class")], isOnDemand: true),
        ClientPart(
            name: "tables", hasScript: true, marks: [.word(StateClass.table, in: "class")], isOnDemand: true),
        ClientPart(name: "picks", hasScript: true, marks: [.attribute(AttributeName.picks)], isOnDemand: true),
        ClientPart(name: "selections", hasScript: true, marks: [.attribute(AttributeName.selection)], isOnDemand: true),
        ClientPart(name: "notes", hasScript: true, operations: [14], marks: [], isOnDemand: true),
        ClientPart(name: "spot", hasScript: true, marks: []),
        ClientPart(
            name: "motion", hasScript: true, operations: [15, 16],
            marks: [.attribute(AttributeName.transition), .attribute(AttributeName.mirrors)]),
        // Only a page whose network lets no WebSocket through loads it.
        ClientPart(name: "stream", hasScript: true, marks: []),
    ]

    package init(
        name: String, hasScript: Bool = false, styles: [String] = [], operations: [Int] = [], marks: [Mark]? = nil,
        isOnDemand: Bool = false
    ) {
        self.name = name
        self.hasScript = hasScript
        self.styles = styles
        self.operations = operations
        self.marks = marks
        self.isOnDemand = isOnDemand
    }
}

extension ClientPart {
    /// Returns the alternatives of a regular expression that finds the marks in markup of the core. Every page has them,
    /// so the client completes what all have in common: a space before, the end of the name or word after them, and the
    /// beginning of a list of words for each `~`.
    static func pattern(of marks: Set<Mark>) -> String {
        var alternatives: [String] = []
        var words: [String: [String]] = [:]
        for mark in marks {
            switch mark {
            case .attribute(let name): alternatives.append(name)
            case .word(let word, let list): words[list, default: []].append(word)
            }
        }
        for (list, words) in words {
            let choice = words.sorted().joined(separator: "|")
            alternatives.append("\(list)~" + (words.count == 1 ? choice : "(\(choice))"))
        }
        return alternatives.sorted().joined(separator: "|")
    }

    /// Returns the class names of a style sheet.
    static func classes(in styles: String) -> Set<String> {
        var result: Set<String> = []
        let bytes = Array(styles.utf8)
        var at = 0
        // A digit follows the dot of a fraction, and values contain no other dots.
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
