// SPDX-License-Identifier: Apache-2.0

/// The same numbers for the same seed, on every machine.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = (seed &* 0x9e37_79b9_7f4a_7c15) | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_f491_4f6c_dd1d
    }

    mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }
}
