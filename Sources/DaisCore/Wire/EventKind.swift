// SPDX-License-Identifier: Apache-2.0

/// The kinds of events of an element. `docs/WireProtocol.md` lists the payloads.
package enum EventKind: String, CaseIterable, Sendable {
    case click, input, change, focus, submit, key, hover, gesture, measure, arrange, window, scroll, dismiss, attempt,
        detent,
        hold, entered, exited, error, viewport, keyboard, custom, menu, files, animated, place, scene, fetched,
        paste, drag, drop, intent
}

/// The payload of an event, as read from the wire.
package typealias EventPayload = JSONValue

/// The demand of an event. It decides which obstacles can refuse the event; see `Reach`.
package enum EventDemand: Sendable {
    /// A report of a fact, such as a measurement or the end of a motion. It is never refused. Handlers check their own
    /// conditions, such as the epoch of a layer.
    case report
    /// A notice that only an enabled element sends.
    case notice
    /// A new value of a control.
    case value
    /// A request to run an action.
    case action
}

extension EventKind {
    /// Indicates whether the user goes on with what the page shows: it is used, not only looked at.
    package var isDecision: Bool { [.click, .input, .change, .submit, .key, .paste, .drop].contains(self) }

    /// Returns the demand of an event of this kind.
    package func demand(_ payload: EventPayload) -> EventDemand {
        switch self {
        case .click, .submit, .key, .menu, .paste, .intent: .action
        case .hover, .drag: payload == .bool(false) ? .report : .action
        case .drop: payload[0].string == "out" ? .report : .action
        case .input, .change: .value
        case .custom: .notice
        case .focus: payload == .bool(false) ? .report : .notice
        // A gesture that is refused has to end, so its handler asks by itself. A file that was chosen belongs to its
        // dialog. A page that was left is gone in the browser.
        case .gesture, .files, .place: .report
        case .dismiss, .attempt, .detent, .hold, .entered, .exited: .report
        case .measure, .arrange, .window, .scroll, .error, .animated, .viewport, .keyboard, .scene, .fetched: .report
        }
    }
}
