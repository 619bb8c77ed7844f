// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The client's files as they are served: without the comments, which are a third of what a browser would transfer.
///
/// Comments in these files begin on lines of their own (a test of the client holds that), so no parser is needed.
enum ServedText {
    static func strip(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
            var rest = line[...]
            if isInside {
                guard let end = rest.range(of: "*/") else { continue }
                isInside = false
                rest = rest[end.upperBound...]
            }
            var trimmed = rest.drop { $0 == " " || $0 == "\t" }
            if trimmed.hasPrefix("//") { continue }
            if trimmed.hasPrefix("/*") {
                guard let end = trimmed.range(of: "*/") else {
                    isInside = true
                    continue
                }
                trimmed = trimmed[end.upperBound...].drop { $0 == " " }
                rest = trimmed
            }
            if trimmed.isEmpty { continue }
            result += rest
            result += "\n"
        }
        return result
    }

    /// A style sheet without the white space that separates nothing: a twentieth of its compressed size.
    static func squeeze(_ text: String) -> String {
        var result: [UInt8] = []
        var quote: UInt8?
        var hasGap = false
        for byte in text.utf8 {
            if let open = quote {
                result.append(byte)
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                hasGap = true
                continue
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            default: break
            }
            if hasGap, let last = result.last, !dropsGapAfter.contains(last), !dropsGapBefore.contains(byte) {
                result.append(UInt8(ascii: " "))
            }
            hasGap = false
            if byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") { result.removeLast() }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    // A space before a colon is a descendant selector (`.list :focus`), one after it is nothing.
    private static let dropsGapAfter = Set("{};,>:".utf8)
    private static let dropsGapBefore = Set("{};,>".utf8)
}
