// SPDX-License-Identifier: Apache-2.0

/// A paragraph, or lines whose breaks matter, of a package's long description.
///
/// The file wraps at 80 columns, which is wrong on every other width: one space at the start of a line
/// means "flows with its neighbours", two mean "as it is", and a lone full stop separates paragraphs.
public enum DescriptionBlock: Hashable, Sendable {
    case paragraph(String)
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
