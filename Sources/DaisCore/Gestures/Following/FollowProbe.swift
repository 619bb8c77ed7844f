// SPDX-License-Identifier: Apache-2.0
import CDaisThread

/// Finds out what a gesture would move, before it happens: bodies are evaluated with another value of a `@GestureState`
/// and compared with what is there, and everything is put back.
///
/// Only closures that are pure by contract run: `updating`, `map`, the `body` of gestures and of views. Nothing is mounted,
/// drawn, remembered as read or told.
@MainActor
public final class _FollowProbe {
    /// What is said about animations where the walk is.
    private var transaction = Transaction.ofGesture
    private var undos: [() -> Void] = []
    private var moved: [(box: BoxNode, animation: Animation?)] = []
    private var states: [Dependency] = []
    /// How the gesture's states go back.
    private(set) var returns: [Animation?] = []

    init() {}

    /// The value of a gesture state, for as long as this lasts.
    func lend<Value>(_ box: StateBox<Value>?, _ value: Value, _ animation: Animation?, back: Animation?) {
        guard let box else { return }
        let old = box.current
        undos.append { box.exchange(old) }
        box.exchange(value)
        states.append(box)
        transaction.animation = animation
        returns.append(back)
    }

    /// Whether the modifier's elements are to be looked at; it is given back its own value.
    func moves(_ boxes: Few<Unmanaged<BoxNode>>, undo: @escaping () -> Void) {
        undos.append(undo)
        boxes.forEach { moved.append(($0.takeUnretainedValue(), transaction.animation)) }
    }

    /// Runs `work` for what is below a view that changes the transaction.
    func under(_ change: (inout Transaction) -> Void, _ work: () -> Void) {
        let outer = transaction
        change(&transaction)
        work()
        transaction = outer
    }

    /// A body of which nobody remembers what it read.
    func body<T>(_ make: () -> T) -> T {
        let outer = dais_evaluating()
        dais_set_evaluating(nil)
        defer { dais_set_evaluating(outer) }
        return make()
    }

    struct Look {
        let element: Element
        let property: String
        let text: String
        let animation: Animation?
    }

    /// What the states that were lent make of the page.
    func looks() -> [Look] {
        // A view further out may give one further in something else to show.
        let readers = Set(states.flatMap { $0.readingNodes }.map(ObjectReference.init))
        for reader in readers.map(\.node).sorted(by: { $0.depth > $1.depth }) where reader.isMounted {
            reader.follow(self)
        }
        return moved.flatMap { box, animation in
            box.appearances().flatMap { element, appearance in
                Self.properties.compactMap { name in
                    appearance.value(of: name).map {
                        Look(element: element, property: name, text: $0, animation: animation)
                    }
                }
            }
        }
    }

    func putBack() {
        for undo in undos.reversed() { undo() }
        undos = []
    }

    static let properties = ["translate", "rotate", "scale", "opacity"]

    private struct ObjectReference: Hashable {
        let node: CompositeBase
        static func == (a: Self, b: Self) -> Bool { a.node === b.node }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
    }
}

/// A modifier whose effect the browser can go on with.
nonisolated protocol FollowedModifier: BoxModifier {}

extension OffsetModifier: FollowedModifier {}
extension ScaleModifier: FollowedModifier {}
extension RotationModifier: FollowedModifier {}
extension OpacityModifier: FollowedModifier {}
