// SPDX-License-Identifier: Apache-2.0

import CDaisHeap

/// The memory of ended sessions that the allocator still holds.
///
/// glibc keeps freed memory below memory that is in use, so a process stays as large as at its peak. In a run of
/// `Tests/Attacks/soak.py` with 2,000 sessions it had 633 MB at the last of them, and 73 MB when all had ended.
///
/// The search took between 30 and 550 ms of that time on two busy cores, and the main actor waits for it when it
/// allocates. It is therefore made after a peak, and not while sessions come as fast as they go.
struct FreedMemory {
    /// The bytes that are worth the search.
    private static let enough = 64 << 20

    /// The largest size of all sessions since memory went back to the system.
    private var peak = 0

    /// Notes the size of all sessions, in bytes.
    mutating func saw(_ bytes: Int) { peak = max(peak, bytes) }

    /// Returns whether memory should go back to the system now, and begins to look for the next peak.
    mutating func take(inUse bytes: Int) -> Bool {
        guard bytes == 0 ? peak > 0 : bytes <= peak / 2 && peak - bytes >= Self.enough else { return false }
        peak = bytes
        return true
    }

    static func giveBack() {
        Task.detached(priority: .background) { dais_heap_trim() }
    }
}
