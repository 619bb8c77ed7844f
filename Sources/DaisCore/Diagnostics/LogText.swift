// SPDX-License-Identifier: Apache-2.0

/// Makes text from a client safe for a log.
///
/// A line break would begin a line of the client's choice, an escape character would send commands to the terminal that
/// shows the log, and a change of direction would show the line in another order.
package enum LogText {
    /// Returns the text in one line, with escapes such as `\n` and `\u{1b}` for all characters that are not visible.
    ///
    /// - Parameter longest: The number of characters that are kept.
    package static func escaped(_ text: String, longest: Int = 300) -> String {
        var result = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            guard index < longest else { return result + "…" }
            if needsEscape(scalar) {
                result += scalar.escaped(asASCII: true)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: false
        }
    }
}
