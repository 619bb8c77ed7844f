// SPDX-License-Identifier: Apache-2.0

/// Keys of the environment that are searched together.
///
/// Each text and each button asks whether a view above sets one of a few keys, and nearly all scopes set none of them.
/// A comparison of marks tells that, in 6 instructions for each scope instead of 90.
struct EnvironmentKeySet {
    /// A set of keys in one word. Two keys may share a mark.
    struct Marks {
        private var bits: UInt64 = 0

        init() {}
        init(_ key: ObjectIdentifier) { insert(key) }

        mutating func insert(_ key: ObjectIdentifier) {
            // Types are aligned to 8 bytes, and most are larger.
            let address = UInt(bitPattern: key)
            bits |= 1 << UInt64((address >> 4 ^ address >> 10) & 63)
        }

        /// Returns whether the sets may have a key in common.
        func meets(_ other: Marks) -> Bool { bits & other.bits != 0 }
    }

    let list: [ObjectIdentifier]
    let marks: Marks

    init(_ keys: [ObjectIdentifier]) {
        list = keys
        var marks = Marks()
        for key in keys { marks.insert(key) }
        self.marks = marks
    }
}
