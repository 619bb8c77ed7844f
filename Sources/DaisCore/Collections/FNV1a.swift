// SPDX-License-Identifier: Apache-2.0

/// The 64-bit FNV-1a hash: stable between processes, unlike `Hasher`.
package struct FNV1a {
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}

    package mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    /// Adds eight bytes at once, for long content. The upper half also changes the lower one.
    package mutating func add(word: UInt64) {
        value = (value ^ word) &* 0x100_0000_01b3
        value ^= value >> 32
    }

    package mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
    }

    package var hex: String { String(value, radix: 16) }
}
