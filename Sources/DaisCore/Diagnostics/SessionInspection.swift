// SPDX-License-Identifier: Apache-2.0
import Observation

/// Records what a session does, for the inspector. A session has one only while an inspector is open.
@Observable
@MainActor
package final class SessionInspection {
    /// The presentations, topmost first.
    package private(set) var layers: [InspectedLayer] = []
    /// The events of presentations, latest first.
    package private(set) var events: [InspectedEvent] = []
    /// The turns in which something happened, latest first.
    package private(set) var turns: [InspectedTurn] = []
    /// The diagnostics of the session, latest first.
    package private(set) var messages: [InspectedMessage] = []
    /// The path of the page.
    package private(set) var place = ""
    /// Indicates whether the session has ended.
    package private(set) var isOver = false
    @ObservationIgnored private var current = InspectedTurn(number: 0)
    @ObservationIgnored private var count = 0

    /// The number of entries of each list. Earlier ones are dropped.
    package static let limit = 100

    package init() {}

    /// Records a diagnostic.
    package func add(message text: String) {
        count += 1
        Self.add(InspectedMessage(number: count, text: text), to: &messages)
    }

    /// Records an event of a presentation.
    package func add(_ event: InspectedEvent) {
        count += 1
        var event = event
        event.number = count
        Self.add(event, to: &events)
    }

    /// Counts a frame of the current turn.
    package func sent(operations: Int, bytes: Int) {
        current.operations += operations
        current.bytes += bytes
    }

    /// Ends the current turn, and begins the next.
    package func turnEnded(
        _ cause: String, milliseconds: Double, bodies: [String: Int], layers: [InspectedLayer], place: String
    ) {
        if self.layers != layers { self.layers = layers }
        if self.place != place { self.place = place }
        defer { current = InspectedTurn(number: 0) }
        guard !bodies.isEmpty || current.operations > 0 else { return }
        count += 1
        current.number = count
        current.cause = cause
        current.milliseconds = milliseconds
        current.bodies = bodies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { InspectedTurn.Bodies(view: $0.key, count: $0.value) }
        Self.add(current, to: &turns)
    }

    package func sessionEnded() { isOver = true }

    /// Removes all events, turns and messages.
    package func clear() {
        events = []
        turns = []
        messages = []
    }

    private static func add<Entry>(_ entry: Entry, to list: inout [Entry]) {
        list.insert(entry, at: 0)
        if list.count > limit { list.removeLast() }
    }
}

/// A presentation as the inspector shows it.
package struct InspectedLayer: Identifiable, Equatable, Sendable {
    /// A name that stays the same for the life of the presentation.
    package let id: String
    package let kind: String
    /// The name of the presenting view.
    package let presenter: String
    /// The place in the source where it is presented, if it is known.
    package let site: String?
    /// The state of its machine, such as `entering` or `exiting(escape)`.
    package let state: String
    package let epoch: Int
    package let nesting: Int
    /// Indicates whether its binding asks for it.
    package let isWanted: Bool
    /// The ways in which the user may dismiss it.
    package let dismissals: [String]

    package init(
        id: String, kind: String, presenter: String, site: String?, state: String, epoch: Int, nesting: Int,
        isWanted: Bool, dismissals: [String]
    ) {
        self.id = id
        self.kind = kind
        self.presenter = presenter
        self.site = site
        self.state = state
        self.epoch = epoch
        self.nesting = nesting
        self.isWanted = isWanted
        self.dismissals = dismissals
    }
}

/// An event of a presentation as the inspector shows it.
package struct InspectedEvent: Identifiable, Sendable {
    package fileprivate(set) var number = 0
    package let phase: String
    package let kind: String
    package let presenter: String
    package let reason: String?
    /// The time since the presentation was added to the page.
    package let milliseconds: Int64
    package var id: Int { number }

    package init(phase: String, kind: String, presenter: String, reason: String?, milliseconds: Int64) {
        self.phase = phase
        self.kind = kind
        self.presenter = presenter
        self.reason = reason
        self.milliseconds = milliseconds
    }
}

/// A turn of a session as the inspector shows it.
package struct InspectedTurn: Identifiable, Sendable {
    /// The evaluations of one view's body.
    package struct Bodies: Identifiable, Sendable {
        package let view: String
        package let count: Int
        package var id: String { view }
    }

    package fileprivate(set) var number: Int
    /// The handler that ran last, or the name of the turn.
    package fileprivate(set) var cause = ""
    package fileprivate(set) var milliseconds = 0.0
    package fileprivate(set) var bodies: [Bodies] = []
    package fileprivate(set) var operations = 0
    package fileprivate(set) var bytes = 0
    package var id: Int { number }
}

/// A diagnostic as the inspector shows it.
package struct InspectedMessage: Identifiable, Sendable {
    package let number: Int
    package let text: String
    package var id: Int { number }
}
