// SPDX-License-Identifier: Apache-2.0

/// A session that an inspector can watch.
@MainActor
package protocol InspectableSession: AnyObject {
    nonisolated var id: String { get }
    /// The title of the page.
    var inspectedTitle: String { get }
    /// The path of the page.
    var inspectedPlace: String { get }
    /// The path that counts as the root of the page.
    var inspectedBase: String { get }
    /// Begins to record what the session does. Each call needs one of ``endInspection()``.
    func beginInspection() -> SessionInspection
    func endInspection()
}

/// The sessions of this process that an inspector can watch: those of servers in development.
@MainActor
package enum InspectedSessions {
    private struct WeakSession {
        weak var session: (any InspectableSession)?
    }

    private static var sessions: [String: WeakSession] = [:]

    package static func add(_ session: any InspectableSession) { sessions[session.id] = WeakSession(session: session) }

    package static func remove(_ id: String) { sessions[id] = nil }

    package static subscript(id: String) -> (any InspectableSession)? { sessions[id]?.session }

    /// All sessions, by the paths of their pages.
    package static var all: [any InspectableSession] {
        sessions.values.compactMap(\.session).sorted { ($0.inspectedPlace, $0.id) < ($1.inspectedPlace, $1.id) }
    }
}
