// SPDX-License-Identifier: Apache-2.0

/// The bytes of a format that a text must not contain, and what the format has in their place.
///
/// Texts rarely contain one, so eight bytes are compared at once, and what lies between two of them is copied at once.
/// Copying byte by byte took 70 instructions for each byte of a JSON string.
nonisolated package protocol UTF8Escapes {
    /// Returns a word whose lowest set bit is in the first byte to replace, or 0 if there is none among the eight.
    static func marks(in word: UInt64) -> UInt64
    /// Appends the replacement of a byte.
    static func replace(_ byte: UInt8, in bytes: GrowingBytes)
}

nonisolated extension UTF8Escapes {
    /// Returns a word with the highest bit of each byte that is 0, and perhaps of bytes behind it.
    @inline(__always) static func zeros(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    /// Returns a word with the highest bit of each byte of a value, and perhaps of bytes behind it.
    @inline(__always) static func equal(_ word: UInt64, to byte: UInt8) -> UInt64 {
        zeros(word ^ (UInt64(byte) &* 0x0101_0101_0101_0101))
    }

    /// Returns a word with the highest bit of each control character, and perhaps of bytes behind it.
    @inline(__always) static func controls(_ word: UInt64) -> UInt64 {
        (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
    }
}

extension GrowingBytes {
    /// Appends a text with the replacements of a format.
    nonisolated func append<Escapes: UTF8Escapes>(_ text: String, escaping: Escapes.Type) {
        var text = text
        text.withUTF8 { source in
            var (start, at) = (0, 0)
            while at < source.count {
                let length = Swift.min(8, source.count - at)
                var word: UInt64 = 0x6161_6161_6161_6161
                if length == 8 {
                    word = UInt64(
                        littleEndian: UnsafeRawBufferPointer(source).loadUnaligned(fromByteOffset: at, as: UInt64.self))
                } else {
                    for index in 0..<length { word = word << 8 | UInt64(source[source.count - 1 - index]) }
                }
                let marks = Escapes.marks(in: word)
                guard marks != 0 else {
                    at += length
                    continue
                }
                at += marks.trailingZeroBitCount / 8
                append(UnsafeBufferPointer(rebasing: source[start..<at]))
                Escapes.replace(source[at], in: self)
                at += 1
                start = at
            }
            append(UnsafeBufferPointer(rebasing: source[start...]))
        }
    }
}
