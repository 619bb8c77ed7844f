// SPDX-License-Identifier: Apache-2.0

@testable import DaisServer
import Testing

@Suite("Freed memory")
struct FreedMemoryTests {
    private static let megabyte = 1 << 20

    /// Returns the answers to sizes of all sessions in megabytes, one after the other.
    private func turns(_ sizes: [Int]) -> [Bool] {
        var freed = FreedMemory()
        return sizes.map { size in
            freed.saw(size * Self.megabyte)
            return freed.take(inUse: size * Self.megabyte)
        }
    }

    @Test("memory goes back to the system when half of a peak is free")
    func peak() {
        #expect(turns([100, 200, 101, 100]) == [false, false, false, true])
        // Less than 64 MB is not worth the search, and 75 MB are.
        #expect(turns([100, 50, 150, 75]) == [false, false, false, true])
    }

    @Test("memory goes back to the system when all sessions have ended, once")
    func idle() {
        #expect(turns([0, 1, 0, 0]) == [false, false, true, false])
    }

    @Test("memory stays while as many sessions come as go, and when there is little of it")
    func steady() {
        #expect(turns([1000, 900, 1000, 800, 1000]) == [false, false, false, false, false])
        #expect(turns([60, 1]) == [false, false])
    }
}
