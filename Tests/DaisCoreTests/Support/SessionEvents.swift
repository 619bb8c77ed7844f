// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore

extension Session {
    /// An event as the browser sends it, and the turn it leads to.
    func event(_ sequence: Int, _ id: UInt32, _ kind: EventKind = .click, _ payload: JSONValue = .null, ack: Int = 0) {
        enqueue(
            .event(
                ClientEvent(sequence: sequence, acknowledged: ack, element: id, kind: kind, payload: payload)))
        runTurn()
    }

    /// The n-th element in document order that answers clicks.
    func button(_ index: Int = 0) -> UInt32 {
        var found: [UInt32] = []
        func visit(_ element: Element) {
            if element.handles(.click) { found.append(element.id) }
            element.children.forEach(visit)
        }
        visit(tree.root)
        visit(tree.overlays)
        return found.indices.contains(index) ? found[index] : 0
    }
}
