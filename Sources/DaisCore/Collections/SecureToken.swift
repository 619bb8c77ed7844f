// SPDX-License-Identifier: Apache-2.0

/// Makes tokens of 128 random bits in hexadecimal.
enum SecureToken {
    static func make() -> String {
        // SystemRandomNumberGenerator reads the kernel's generator on Linux.
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let word: UInt64 = generator.next()
            let text = String(word, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
    }
}
