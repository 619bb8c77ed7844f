// SPDX-License-Identifier: Apache-2.0

/// Records the browser's value of each field, so that a binding's echo sends nothing and never disturbs typing.
///
/// A control's handler calls ``told(_:_:)`` before it sets the binding, and `Element.setField` afterwards. Only a value
/// that the binding has changed is sent back, with the number of the event that it answers.
@MainActor
final class InputLedger {
    private var current: ClientEvent?

    func will(_ event: ClientEvent) { current = event }
    func did(_ event: ClientEvent) { current = nil }

    /// Records that the user has changed the value in the browser.
    func told(_ element: Element, _ value: PropertyValue) {
        noteEdit(of: element)
        element.extras?.field?.shown = value
        if let current { element.extras?.field?.answers = current.sequence }
    }
}
