// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The registries of a ``ViewApplication``, one for each address where it is mounted.
final class Registries: Sendable {
    private let list = Mutex<[SessionRegistry]>([])

    var all: [SessionRegistry] { list.withLock { $0 } }

    func add(_ registry: SessionRegistry) { list.withLock { $0.append(registry) } }
}
