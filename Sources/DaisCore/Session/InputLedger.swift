// SPDX-License-Identifier: Apache-2.0

/// What the browser last said of each field, so that a binding's echo costs nothing and never disturbs typing.
///
/// A control's handler calls ``told(_:_:)`` before it writes the binding and `Element.setField` afterwards: only a
/// value that the binding made different travels back, with the number of the event that it answers.
@MainActor
final class InputLedger {
    private var current: ClientEvent?

    func will(_ event: ClientEvent) { current = event }
    func did(_ event: ClientEvent) { current = nil }

    /// The browser shows `value` because the user made it so.
    func told(_ element: Element, _ value: PropertyValue) {
        element.extras?.field?.shown = value
        if let current { element.extras?.field?.answers = current.sequence }
    }
}
