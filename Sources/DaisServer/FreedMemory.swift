// SPDX-License-Identifier: Apache-2.0

import CDaisHeap

/// The memory of ended sessions that the allocator still holds.
///
/// glibc keeps freed memory below memory that is in use, so a process stays as large as at its peak. When 1,500 sessions
/// of the gallery had ended (`Tests/Attacks/soak.py`), the process had 133 MB instead of 649 MB.
struct FreedMemory {
    /// The bytes from which it is worth searching the heap.
    private static let enough = 64 << 20

    private var bytes = 0

    mutating func add(_ bytes: Int) { self.bytes += max(1, bytes) }

    /// Returns whether the memory should go back to the system now, and begins to count again.
    mutating func take(isIdle: Bool) -> Bool {
        guard bytes >= Self.enough || isIdle && bytes > 0 else { return false }
        bytes = 0
        return true
    }

    /// Gives freed memory back to the system. Other threads may allocate meanwhile, and wait for one arena at most.
    static func giveBack() {
        Task.detached(priority: .background) { dais_heap_trim() }
    }
}
