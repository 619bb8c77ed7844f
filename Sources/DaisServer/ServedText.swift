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
}
