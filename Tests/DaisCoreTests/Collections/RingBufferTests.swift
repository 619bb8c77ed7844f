// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Testing

@Suite("A ring buffer")
struct RingBufferTests {
    @Test("a ring buffer returns elements in the order in which they were appended, across the end of its array")
    func order() {
        var buffer = RingBuffer<Int>()
        var expected: [Int] = []
        for number in 0..<100 {
            buffer.append(number)
            expected.append(number)
            if number % 3 != 0 { #expect(buffer.removeFirst() == expected.removeFirst()) }
            #expect(buffer.elements == expected)
            #expect(buffer.first == expected.first)
        }
    }

    @Test("moves an element less than twice on average while it grows, and never when one is removed")
    func moves() {
        var buffer = RingBuffer<Int>()
        for number in 0..<15_000 { buffer.append(number) }
        #expect(buffer.moves < 30_000)
        let moves = buffer.moves
        for number in 0..<15_000 { #expect(buffer.removeFirst() == number) }
        #expect(buffer.moves == moves)
        #expect(buffer.first == nil)
    }
}
