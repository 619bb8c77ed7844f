// SPDX-License-Identifier: Apache-2.0

/// A table of values that can be made again, limited by the bytes that they take.
///
/// A limit on the number of entries bounds nothing when the keys come from data. A full table is emptied, which costs
/// nothing until then and afterwards only reduces sharing.
struct BoundedCache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    private(set) var bytes = 0
    private let limit: Int
    /// The bytes of an entry beyond those of its key and value: the table is at most three quarters full.
    private static var overhead: Int { 2 * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride) }

    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> Value? { values[key] }

    /// Keeps a value, unless it alone takes more than a sixteenth of the limit.
    ///
    /// - Parameter bytes: The size of what the key and the value refer to.
    mutating func insert(_ value: Value, for key: Key, bytes size: Int) {
        let size = size + Self.overhead
        guard size <= limit / 16 else { return }
        if bytes + size > limit {
            values.removeAll(keepingCapacity: true)
            bytes = 0
        }
        if values.updateValue(value, forKey: key) == nil { bytes += size }
    }
}
