// SPDX-License-Identifier: Apache-2.0

/// Minifies the style sheets of the client.
enum StyleText {
    /// Returns a style sheet without comments and unnecessary white space.
    static func squeezed(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var at = 0
        var hasGap = false
        while at < bytes.count {
            let byte = bytes[at]
            let start = at
            at += 1
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                hasGap = true
                continue
            case UInt8(ascii: "/") where at < bytes.count && bytes[at] == UInt8(ascii: "*"):
                at += 1
                while at < bytes.count,
                    !(bytes[at - 1] == UInt8(ascii: "*") && bytes[at] == UInt8(ascii: "/") && at > start + 2)
                {
                    at += 1
                }
                at += 1
                continue
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                while at < bytes.count, bytes[at] != byte { at += 1 }
                at = min(at + 1, bytes.count)
            default: break
            }
            if hasGap, let last = result.last, !dropsGapAfter.contains(last), !dropsGapBefore.contains(byte) {
                result.append(UInt8(ascii: " "))
            }
            hasGap = false
            if byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") { result.removeLast() }
            result += bytes[start..<at]
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns a style sheet with constants of the client in the place of `var(--NAME)`. A name ending in `_MS` stands
    /// for milliseconds.
    static func inlined(_ text: String, constants: [String: String]) -> String {
        constants.reduce(text) { text, constant in
            let unit = constant.key.hasSuffix("_MS") ? "ms" : ""
            return text.replacing("var(--\(constant.key))", with: constant.value + unit)
        }
    }

    // A space before a colon is a descendant combinator (`.list :focus`); one after it has no meaning.
    private static let dropsGapAfter = Set("{};,>:".utf8)
    private static let dropsGapBefore = Set("{};,>".utf8)
}
