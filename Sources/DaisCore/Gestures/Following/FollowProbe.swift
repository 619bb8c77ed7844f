// SPDX-License-Identifier: Apache-2.0

/// Predicts what a gesture changes: the views that read a `@GestureState` are rehearsed with another value of it.
///
/// It runs only closures without side effects: `updating`, `map`, and the `body` of gestures and views.
@MainActor
final class FollowProbe {
    private var transaction = Transaction.ofGesture
    private var undos: [() -> Void] = []
    private var states: [Dependency] = []
    /// The animations with which the gesture's states return.
    private(set) var returns: [Animation?] = []

    /// Gives a gesture state another value until ``changes(in:)`` restores it.
    func lend<Value>(_ box: StateBox<Value>?, _ value: Value, _ animation: Animation?, back: Animation?) {
        guard let box else { return }
        let old = box.current
        undos.append { box.exchange(old) }
        box.exchange(value)
        states.append(box)
        transaction.animation = animation
        returns.append(back)
    }

    /// Returns what the temporary values change of the properties that the browser can move by itself.
    func changes(in tree: Tree) -> [Rehearsal.Change] {
        let readers = Dictionary(
            states.flatMap { $0.readingNodes }.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { node, _ in node }
        )
        let changes = tree.rehearse { rehearsal in
            tree.evaluate(Array(readers.values), in: transaction)
            let changes = rehearsal.endStep()
            for undo in undos.reversed() { undo() }
            tree.evaluate(Array(readers.values), in: .ofGesture)
            _ = rehearsal.endStep()
            return changes
        }
        return changes.filter { Self.properties.contains($0.property) }
    }

    private static let properties: Set = ["translate", "rotate", "scale", "opacity"]
}
