// SPDX-License-Identifier: Apache-2.0

/// What the browser last said of each field, so that a binding's echo costs nothing and never disturbs typing.
@MainActor
final class InputLedger {
    private struct Entry {
        var value: PropertyValue
        var answers: Int
    }
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var current: ClientEvent?

    func will(_ event: ClientEvent) { current = event }
    func did(_ event: ClientEvent) { current = nil }

    /// The browser shows `value` because the user made it so.
    func told(_ element: Element, _ value: PropertyValue) {
        entries[ObjectIdentifier(element)] = Entry(value: value, answers: current?.sequence ?? 0)
    }

    /// Shows `value` in the field unless the browser already does.
    func show(_ value: PropertyValue, in element: Element, property: String, initial: PropertyValue) {
        let known = entries[ObjectIdentifier(element)]
        guard (known?.value ?? initial) != value, element.id != 0 else { return }
        entries[ObjectIdentifier(element)] = Entry(value: value, answers: known?.answers ?? 0)
        element.tree.emit(
            .property(element.id, name: property, value: value, answers: known?.answers ?? 0))
    }

    func forget(_ element: Element) { entries[ObjectIdentifier(element)] = nil }
}
