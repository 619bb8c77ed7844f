// SPDX-License-Identifier: Apache-2.0

/// A queue in an array that is reused from the front. Appending and removing take constant time.
struct RingBuffer<Value> {
    private var slots: [Value?] = []
    private var head = 0
    private(set) var count = 0
    /// The number of places that an empty queue keeps. Most queues of a session hold one element at a time, and a queue
    /// that gave everything back would take 10,000 of the 75,000 instructions of an event to make its places again.
    private static var kept: Int { 4 }
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
        if count == 0, slots.count > Self.kept { (slots, head) = ([], 0) }
        return element
    }

    private mutating func grow() {
        var larger: [Value?] = elements
        moves += count
        let capacity = max(Self.kept, count * 2)
        larger.reserveCapacity(capacity)
        larger += repeatElement(nil, count: capacity - count)
        (slots, head) = (larger, 0)
    }
}
