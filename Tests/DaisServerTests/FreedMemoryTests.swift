// SPDX-License-Identifier: Apache-2.0

@testable import DaisServer
import Testing

@Suite("Freed memory")
struct FreedMemoryTests {
    @Test("memory goes back to the system after many sessions have ended, or all, and once each")
    func turns() {
        var freed = FreedMemory()
        var turns = [freed.take(isIdle: true)]
        freed.add((64 << 20) - 1)
        turns.append(freed.take(isIdle: false))
        freed.add(1)
        turns += [freed.take(isIdle: false), freed.take(isIdle: true)]
        // The size of a session that ends at once is unknown.
        freed.add(0)
        turns += [freed.take(isIdle: false), freed.take(isIdle: true), freed.take(isIdle: true)]
        #expect(turns == [false, false, true, false, false, true, false])
    }
}
