// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Query {
    /// Drags the element to another one and drops it there.
    ///
    /// ```swift
    /// screen.text("Buy milk").drag(to: screen.text("Done"))
    /// ```
    /// - Parameters:
    ///   - destination: The element to drop on, or a row.
    ///   - after: Whether the place is after the row, and not before it.
    public func drag(to destination: Query, after: Bool = false) {
        guard let element = usable("drag"), let target = destination.usable("drop on") else { return }
        guard let source = element.nearest(where: { $0.handles(.drag) }) else {
            return fail("Nothing can be dragged at \(what).")
        }
        guard let place = target.nearest(where: { $0.handles(.drop) }) else {
            return destination.fail("Nothing can be dropped on \(destination.what).")
        }
        let fields: [JSONValue] = [.number(Double(source.id)), .number(0), .number(0), .bool(after)]
        screen.send(.drag, to: source, .bool(true))
        screen.send(.drop, to: place, .array([.string("over")] + fields))
        screen.send(.drop, to: place, .array([.string("drop")] + fields))
        // The drop may have removed it.
        if screen.tree.document.element(source.id) === source { screen.send(.drag, to: source, .bool(false)) }
        screen.becomeIdle()
    }
}
