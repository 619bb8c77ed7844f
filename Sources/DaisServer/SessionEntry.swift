// SPDX-License-Identifier: Apache-2.0

import DaisCore

/// A session in the registry.
@MainActor
struct SessionEntry {
    enum State {
        case connected(any ClientConnection)
        case disconnected(until: ContinuousClock.Instant)

        /// The name of the state in metrics.
        var name: String { if case .connected = self { "connected" } else { "waiting" } }
    }

    let session: Session
    let client: ClientAddress
    /// The budget of the session. It outlives connections, so that a new connection brings nothing.
    let budget: Budget
    var state: State
    var bytes = 0
}

/// A connection in the registry.
@MainActor
struct OpenConnection {
    let connection: any ClientConnection
    let opened: ContinuousClock.Instant
    /// The part of each round in which it has its turn.
    let group: Int
    var session: String?
    var hasSaidHello = false
    /// The visitor of the hello.
    var guest: Guest?
    /// The number of times that the app was asked for the visitor.
    var decisions = 0
    /// The line of states of the page, once its state has been looked up.
    var line: SnapshotLine?
}
