// SPDX-License-Identifier: Apache-2.0

import CDaisHeap

/// The memory of ended sessions that the allocator still holds.
///
/// glibc keeps freed memory below memory that is in use, so a process stays as large as at its peak. In a run of
/// `Tests/Attacks/soak.py` with 2,000 sessions it had 633 MB at the last of them, and 73 MB when all had ended.
///
/// The search took between 30 and 550 ms of that time on two busy cores, and the main actor waits for it when it
/// allocates. It is therefore made after a peak, and not while sessions come as fast as they go. The estimates of
/// sessions say when there was a peak. The resident memory says whether it has left something: of 257 MB in one arena,
/// 195 MB were free when the attackers of `Tests/Attacks/run.py` had gone and 40 honest sessions were left, although the
/// estimates of all sessions had never differed by 64 MB.
struct FreedMemory {
    /// The bytes that are worth the search.
    private static let enough = 64 << 20

    /// The largest size of all sessions since memory went back to the system.
    private var peak = 0
    /// The smallest resident memory that the process has had, which is that without sessions.
    private var floor = Int.max

    /// Notes the size of all sessions, in bytes.
    mutating func saw(_ bytes: Int) { peak = max(peak, bytes) }

    /// Returns whether memory should go back to the system now, and begins to look for the next peak.
    ///
    /// - Parameters:
    ///   - bytes: The size of all sessions.
    ///   - resident: The resident memory of the process, in bytes.
    mutating func take(inUse bytes: Int, resident: Int) -> Bool {
        floor = min(floor, resident)
        guard bytes == 0 ? peak > 0 : bytes <= peak / 4 * 3 && resident - floor >= Self.enough else { return false }
        peak = bytes
        return true
    }

    /// The resident memory of the process in bytes, or 0 where the system does not say.
    static var resident: Int { dais_heap_resident() }

    static func giveBack() {
        Task.detached(priority: .background) { dais_heap_trim() }
    }
}
