// SPDX-License-Identifier: Apache-2.0

/// Debian's version order: `[epoch:]upstream[-revision]`, where `~` sorts before everything, even the end, so that
/// `1.0~rc1` precedes `1.0` (Debian Policy, section 5.6.12).
enum DebianVersion {
    /// Returns a negative number, zero or a positive number if `lhs` is earlier than, equal to or later than `rhs`.
    static func compare(_ lhs: String, _ rhs: String) -> Int {
        let left = parts(of: lhs), right = parts(of: rhs)
        for (one, other) in zip(left, right) {
            let order = comparePart(Array(one), Array(other))
            if order != 0 { return order }
        }
        return 0
    }

    private static func parts(of version: String) -> [Substring.UTF8View] {
        let all = version.utf8[...]
        var upstream = all
        var epoch = all.prefix(0)
        if let colon = all.firstIndex(of: UInt8(ascii: ":")) {
            epoch = all[..<colon]
            upstream = all[all.index(after: colon)...]
        }
        var revision = all.prefix(0)
        if let dash = upstream.lastIndex(of: UInt8(ascii: "-")) {
            revision = upstream[upstream.index(after: dash)...]
            upstream = upstream[..<dash]
        }
        return [epoch, upstream, revision]
    }

    private static func comparePart(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
        var i = 0, j = 0
        while i < lhs.count || j < rhs.count {
            while (i < lhs.count && !lhs[i].isASCIIDigit) || (j < rhs.count && !rhs[j].isASCIIDigit) {
                let left = weight(lhs, i), right = weight(rhs, j)
                if left != right { return left - right }
                i += 1
                j += 1
            }
            while i < lhs.count, lhs[i] == UInt8(ascii: "0") { i += 1 }
            while j < rhs.count, rhs[j] == UInt8(ascii: "0") { j += 1 }
            // Digits are compared one by one, because a date followed by a build number exceeds 64 bits.
            var difference = 0
            while i < lhs.count, j < rhs.count, lhs[i].isASCIIDigit, rhs[j].isASCIIDigit {
                if difference == 0 { difference = Int(lhs[i]) - Int(rhs[j]) }
                i += 1
                j += 1
            }
            if i < lhs.count, lhs[i].isASCIIDigit { return 1 }
            if j < rhs.count, rhs[j].isASCIIDigit { return -1 }
            if difference != 0 { return difference }
        }
        return 0
    }

    private static func weight(_ text: [UInt8], _ index: Int) -> Int {
        guard index < text.count, !text[index].isASCIIDigit else { return 0 }
        let byte = text[index]
        if byte == UInt8(ascii: "~") { return -1 }
        return byte.isASCIILetter ? Int(byte) : Int(byte) + 256
    }
}
