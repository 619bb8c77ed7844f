// SPDX-License-Identifier: Apache-2.0

@testable import DaisServer
import Testing

@Suite("Freed memory")
struct FreedMemoryTests {
    private static let megabyte = 1 << 20

    /// Returns the answers to sizes of all sessions and of the process in megabytes, one after the other.
    private func turns(_ sizes: [(sessions: Int, process: Int)]) -> [Bool] {
        var freed = FreedMemory()
        return sizes.map { size in
            freed.saw(size.sessions * Self.megabyte)
            return freed.take(inUse: size.sessions * Self.megabyte, resident: size.process * Self.megabyte)
        }
    }

    @Test("memory goes back to the system when a quarter of the sessions has ended and the process has stayed large")
    func peak() {
        #expect(turns([(10, 100), (20, 200), (16, 200), (15, 200)]) == [false, false, false, true])
        // Less than 64 MB is not worth the search.
        #expect(turns([(10, 100), (20, 163), (10, 163), (10, 164)]) == [false, false, false, true])
    }

    @Test("memory that has gone back does not go back again, and that of the next peak does")
    func again() {
        let sizes = [(10, 100), (20, 300), (10, 300), (10, 220), (10, 220), (20, 300), (10, 300)]
        #expect(turns(sizes) == [false, false, true, false, false, false, true])
    }

    @Test("memory goes back to the system each time another quarter of the sessions has ended")
    func declining() {
        let sizes = [(10, 100), (40, 400), (31, 400), (30, 400), (22, 300), (17, 300), (16, 300)]
        #expect(turns(sizes) == [false, false, false, true, true, false, true])
    }

    @Test("memory goes back to the system when all sessions have ended, once")
    func idle() {
        #expect(turns([(0, 100), (1, 100), (0, 100), (0, 100)]) == [false, false, true, false])
    }

    @Test("memory stays while as many sessions come as go, and when there is little of it")
    func steady() {
        let sizes = [(1000, 2000), (900, 2400), (1000, 2400), (800, 2400), (1000, 2400)]
        #expect(turns(sizes) == [false, false, false, false, false])
        #expect(turns([(60, 100), (1, 120)]) == [false, false])
    }

    @Test("the resident memory of a process is that of the system")
    func resident() {
        let before = FreedMemory.resident
        #expect(before > Self.megabyte)
        let block = [UInt8](repeating: 1, count: 64 << 20)
        #expect(FreedMemory.resident >= before + (32 << 20))
        #expect(block.last == 1)
    }
}
