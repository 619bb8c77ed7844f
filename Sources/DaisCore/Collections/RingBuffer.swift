// SPDX-License-Identifier: Apache-2.0

/// A queue in an array that is reused from the front. Appending and removing take constant time.
struct RingBuffer<Value> {
    private var slots: [Value?] = []
    private var head = 0
    private(set) var count = 0
    /// The number of times that an element was moved to another place. Tests compare it with the number of elements.
    private(set) var moves = 0

    var first: Value? { count > 0 ? slots[head] : nil }

    /// The elements from the first to the last.
    var elements: [Value] { (0..<count).map { slots[(head + $0) % slots.count]! } }

    mutating func append(_ element: Value) {
        if count == slots.count { grow() }
        slots[(head + count) % slots.count] = element
        count += 1
    }

    mutating func removeFirst() -> Value {
        precondition(count > 0, "Cannot remove from an empty queue.")
        let element = slots[head]!
        slots[head] = nil
        head = (head + 1) % slots.count
        count -= 1
        // An empty queue gives its memory back.
        if count == 0 { (slots, head) = ([], 0) }
        return element
    }

    private mutating func grow() {
        var larger: [Value?] = elements
        moves += count
        larger.reserveCapacity(max(8, count * 2))
        larger += Array(repeating: nil, count: max(8, count * 2) - count)
        (slots, head) = (larger, 0)
    }
}
