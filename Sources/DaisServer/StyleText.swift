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
        let bytes = Array(text.utf8), start = Array("var(--".utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            if bytes[at] == start[0], bytes[at...].starts(with: start),
                let end = bytes[at...].firstIndex(of: UInt8(ascii: ")")),
                case let name = String(decoding: bytes[at + start.count..<end], as: UTF8.self),
                let value = constants[name]
            {
                result += (value + (name.hasSuffix("_MS") ? "ms" : "")).utf8
                at = end + 1
            } else {
                result.append(bytes[at])
                at += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    // A space before a colon is a descendant combinator (`.list :focus`); one after it has no meaning.
    private static let dropsGapAfter = Set("{};,>:".utf8)
    private static let dropsGapBefore = Set("{};,>".utf8)
}
