// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Returns the longest beginning of the text that has at most this many bytes in UTF-8.
    ///
    /// Limits on texts from clients count bytes: one character may have a thousand combining marks.
    package func prefix(utf8 limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(utf8.startIndex, offsetBy: limit)
        // A byte in the middle of a scalar begins with the bits 10.
        while utf8[end] & 0xc0 == 0x80 { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}
