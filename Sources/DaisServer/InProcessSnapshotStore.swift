// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A store of page states inside one process. It ends with the process.
///
/// ```swift
/// var options = ServerOptions()
/// options.snapshotStore = InProcessSnapshotStore(maximumBytes: 16 << 20)
/// ```
public final class InProcessSnapshotStore: SnapshotStore {
    fileprivate struct Entry {
        let state: KeptState
        let end: ContinuousClock.Instant
    }

    fileprivate struct State {
        var entries: [String: Entry] = [:]
        /// The pages in the order of their states, with those of replaced states.
        var order: [(page: String, number: Int)] = []
        var bytes = 0
    }

    private let state = Mutex(State())
    private let maximumBytes: Int
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Creates an empty store.
    ///
    /// - Parameter maximumBytes: The size of all states, in bytes. Beyond it, the oldest are removed.
    public convenience init(maximumBytes: Int = 64 << 20) { self.init(maximumBytes: maximumBytes) { .now } }

    init(maximumBytes: Int, now: @escaping @Sendable () -> ContinuousClock.Instant) {
        self.maximumBytes = maximumBytes
        self.now = now
    }

    /// The number of bytes of all states.
    var bytes: Int { state.withLock(\.bytes) }

    /// Keeps the state of a page, unless it has a newer one.
    public func keep(_ kept: KeptState, of page: String, seconds: Int) async throws -> Bool {
        let time = now()
        return state.withLock { state in
            if let known = state.entries[page], known.end > time, known.state.number >= kept.number { return false }
            state.remove(page)
            state.entries[page] = Entry(state: kept, end: time + .seconds(seconds))
            state.bytes += Self.size(page, kept)
            state.order.append((page, kept.number))
            state.makeRoom(maximumBytes, time)
            return true
        }
    }

    /// Returns the newest state of a page.
    public func newest(of page: String) async throws -> KeptState? {
        let time = now()
        return state.withLock { state in
            guard let entry = state.entries[page], entry.end > time else { return nil }
            return entry.state
        }
    }

    fileprivate static func size(_ page: String, _ kept: KeptState) -> Int {
        page.utf8.count + kept.sealed.utf8.count + 100
    }
}

extension InProcessSnapshotStore.State {
    fileprivate mutating func remove(_ page: String) {
        guard let known = entries.removeValue(forKey: page) else { return }
        bytes -= InProcessSnapshotStore.size(page, known.state)
    }

    /// Removes what has expired, and the oldest states while there are too many bytes.
    fileprivate mutating func makeRoom(_ limit: Int, _ time: ContinuousClock.Instant) {
        var gone = 0
        for (page, number) in order {
            if let entry = entries[page], entry.state.number == number {
                guard bytes > limit || entry.end <= time else { break }
                remove(page)
            }
            gone += 1
        }
        order.removeFirst(gone)
        // Replaced states in the middle.
        guard order.count > max(1000, entries.count * 2) else { return }
        order = order.filter { entries[$0.page]?.state.number == $0.number }
    }
}
