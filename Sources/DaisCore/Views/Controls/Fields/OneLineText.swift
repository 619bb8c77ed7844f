// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text without line breaks and control characters, except for tabs. Apps write the text of a one-line field into
    /// headers, logs and tables, where a line break begins something new. A browser removes line breaks itself; a client
    /// that is none does not.
    var onOneLine: String {
        guard unicodeScalars.contains(where: Self.breaksLine) else { return self }
        var scalars = UnicodeScalarView()
        for scalar in unicodeScalars where !Self.breaksLine(scalar) { scalars.append(scalar) }
        return String(scalars)
    }

    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0..<0x20, 0x7f..<0xa0, 0x2028, 0x2029: true
        default: false
        }
    }
}
