// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The registries of a ``ViewApplication``, one for each address where it is mounted.
final class Registries: Sendable {
    private struct State {
        var all: [SessionRegistry] = []
        var isDraining = false
    }
    private let state = Mutex(State())

    var all: [SessionRegistry] { state.withLock { $0.all } }
    /// Indicates whether the process has been asked to stop.
    var isDraining: Bool { state.withLock { $0.isDraining } }

    func add(_ registry: SessionRegistry) { state.withLock { $0.all.append(registry) } }

    func beginDraining() { state.withLock { $0.isDraining = true } }
}
