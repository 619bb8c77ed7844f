// SPDX-License-Identifier: Apache-2.0

/// The gauges of sessions. Other registries of the process have a share in them.
extension SessionRegistry {
    /// Changes the state of a session.
    func move(_ id: String, to state: SessionEntry.State) {
        guard let before = entries[id]?.state.name else { return }
        entries[id]?.state = state
        metrics.add(.sessions, -1, before)
        metrics.add(.sessions, 1, state.name)
    }

    /// Counts the bytes that wait, and the memory, in each round.
    func count() {
        let pending = connections.values.reduce(0) { $0 + $1.connection.pendingBytes }
        let unhandled = entries.values.reduce(0) { $0 + $1.session.unhandledBytes }
        metrics.add(.pending, pending - measured.pending)
        metrics.add(.unhandled, unhandled - measured.unhandled)
        metrics.add(.sessionBytes, bytes - measured.memory)
        measured = (pending, unhandled, bytes)
    }
}
