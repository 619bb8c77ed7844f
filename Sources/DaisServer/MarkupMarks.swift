// SPDX-License-Identifier: Apache-2.0

/// Finds attributes and words of attribute lists in markup of the core.
enum MarkupMarks {
    /// Calls `found` for each attribute, and for each word of the relevant lists.
    static func read(_ html: String, lists: Set<String>, found: (ClientPart.Mark) -> Void) {
        let bytes = Array(html.utf8)
        var at = 0
        func skip(while condition: (UInt8) -> Bool) { while at < bytes.count, condition(bytes[at]) { at += 1 } }
        func text(from start: Int) -> String { String(decoding: bytes[start..<at], as: UTF8.self) }
        while at < bytes.count {
            // All text is escaped, so `<` always begins a tag.
            skip { $0 != UInt8(ascii: "<") }
            skip { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
            while at < bytes.count, bytes[at] == UInt8(ascii: " ") {
                at += 1
                let start = at
                skip { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") }
                let name = text(from: start)
                found(.attribute(name))
                guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "=") else { continue }
                at += 2
                let isList = lists.contains(name)
                var word = at
                skip { byte in
                    if isList, byte == UInt8(ascii: " ") {
                        found(.word(text(from: word), in: name))
                        word = at + 1
                    }
                    return byte != UInt8(ascii: "\"")
                }
                if isList { found(.word(text(from: word), in: name)) }
                at += 1
            }
        }
    }
}
