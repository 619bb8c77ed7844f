// SPDX-License-Identifier: Apache-2.0

/// An object of an app that keeps views, such as a coordinator.
///
/// The views often hold the object in turn, so the end of their session would free neither. The session tells its
/// keepers when it has ended; see ``SessionScope/tell(_:)``.
@MainActor
protocol SessionKeeper: AnyObject {
    /// Releases what the ended session made or showed, unless another session shows it. No closure of the app is called.
    func sessionEnded(_ session: SessionScope)
}

/// The sessions that made or show something. It is released with the last of them.
nonisolated struct SessionHolders {
    private var sessions: Set<ObjectIdentifier> = []

    mutating func add(_ session: SessionScope) { sessions.insert(ObjectIdentifier(session)) }

    /// Removes a session, and returns whether it was the last one.
    mutating func lose(_ session: SessionScope) -> Bool {
        sessions.remove(ObjectIdentifier(session)) != nil && sessions.isEmpty
    }
}

/// The keepers of a session. They are not kept alive.
@MainActor
struct SessionKeepers {
    private var keepers: [ObjectIdentifier: Weak<AnyObject>] = [:]
    /// The number of entries at which those of freed objects are removed.
    private var limit = 16

    mutating func add(_ keeper: any SessionKeeper) {
        if keepers.count >= limit {
            keepers = keepers.filter { $0.value.object != nil }
            limit = max(16, keepers.count * 2)
        }
        keepers[ObjectIdentifier(keeper)] = Weak(keeper)
    }

    mutating func takeAll() -> [any SessionKeeper] {
        defer { keepers = [:] }
        return keepers.values.compactMap { $0.object as? any SessionKeeper }
    }
}
