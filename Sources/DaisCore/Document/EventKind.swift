// SPDX-License-Identifier: Apache-2.0

/// What an element can tell the server. `docs/WireProtocol.md` lists the payloads.
package enum EventKind: String, CaseIterable, Sendable {
    case click, input, change, focus, submit, key, hover, gesture, measure, window, scroll, dismiss, attempt, detent,
        hold, entered, exited, error, viewport, keyboard, custom, menu, files, animated, place, scene
}

/// The payload of an event, as read from the wire.
package typealias EventPayload = JSONValue
