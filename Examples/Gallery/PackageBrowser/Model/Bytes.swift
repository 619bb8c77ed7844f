// SPDX-License-Identifier: Apache-2.0

extension UInt8 {
    var isASCIIDigit: Bool { self &- 48 < 10 }
    var isASCIILetter: Bool { (self | 0x20) &- 97 < 26 }
    var isBlank: Bool { self == 0x20 || self == 0x09 }
    /// Indicates whether the byte is a blank or the end of a line inside a folded value.
    var isSpace: Bool { isBlank || self == 0x0A || self == 0x0D }
    var lowercasedASCII: UInt8 { self &- 65 < 26 ? self | 0x20 : self }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the part in `range`, indexed from zero.
    func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { .init(rebasing: self[range]) }

    /// Returns the range without blanks and line ends at both sides.
    func trim(_ range: Range<Int>) -> Range<Int> {
        var low = range.lowerBound, high = range.upperBound
        while low < high, self[low].isSpace { low += 1 }
        while high > low, self[high - 1].isSpace { high -= 1 }
        return low..<high
    }
}
