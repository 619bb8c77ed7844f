// SPDX-License-Identifier: Apache-2.0

/// A paragraph or preformatted lines of a package's long description.
///
/// The file wraps at 80 columns, which is wrong at any other width. A line that starts with one space belongs to a
/// paragraph, one with two spaces is preformatted, and a single period separates paragraphs.
public enum DescriptionBlock: Hashable, Sendable {
    /// Text that wraps.
    case paragraph(String)
    /// Lines that keep their breaks.
    case preformatted(String)

    static func blocks(from raw: String) -> [DescriptionBlock] {
        var blocks: [DescriptionBlock] = []
        var open = false
        for line in raw.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") }).map(Substring.init) {
            let body = line.hasSuffix("\r") ? line.dropFirst().dropLast() : line.dropFirst()
            let text = body.drop { $0 == " " || $0 == "\t" }
            if text == "." || text.isEmpty {
                open = false
            } else if text.startIndex != body.startIndex {
                blocks.append(String(body.dropFirst()), asIs: true, joining: open)
                open = true
            } else {
                blocks.append(String(text), asIs: false, joining: open)
                open = true
            }
        }
        return blocks
    }
}

extension [DescriptionBlock] {
    fileprivate mutating func append(_ text: String, asIs: Bool, joining: Bool) {
        switch (joining ? last : nil, asIs) {
        case (.paragraph(let before), false): self[count - 1] = .paragraph(before + " " + text)
        case (.preformatted(let before), true): self[count - 1] = .preformatted(before + "\n" + text)
        case (_, true): append(.preformatted(text))
        case (_, false): append(.paragraph(text))
        }
    }
}
