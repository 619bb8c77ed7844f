// SPDX-License-Identifier: Apache-2.0

/// The style sheets of the client as they are served.
enum StyleText {
    /// A style sheet without its comments and without the white space that separates nothing.
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

    // A space before a colon is a descendant selector (`.list :focus`), one after it is nothing.
    private static let dropsGapAfter = Set("{};,>:".utf8)
    private static let dropsGapBefore = Set("{};,>".utf8)
}
