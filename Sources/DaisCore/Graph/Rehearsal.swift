// SPDX-License-Identifier: Apache-2.0

/// Evaluates views to find out how the page would look, without consequences.
///
/// Views, modifiers and elements are patched as usual, with these differences:
/// - Elements record what they would send.
/// - Branches and rows that would be inserted or removed stay as they are, so every node keeps its identity and state.
/// - Modifiers without an element (`onChange`, tasks, preferences, presentations) are not updated.
/// - Effects, completions and operations are dropped. Readers of the environment are not marked, so only those that a
///   patch reaches are evaluated.
///
/// Before the rehearsal ends, its caller patches the views back to their original values. Animatable values, gestures and
/// transitions use rehearsals.
@MainActor
final class Rehearsal: ElementRecorder {
    /// A change to a property of an element.
    struct Change {
        let element: Element
        let property: String
        /// `nil` if the property is removed.
        let value: String?
        let animation: Animation?
    }
    private struct Original {
        let element: Element
        let appearance: InternedAppearance
        let text: String?
    }
    private unowned let tree: Tree
    /// The transaction around the rehearsal.
    fileprivate let carried: CarriedTransaction?
    private var changes: [Change] = []
    private var originals: [ObjectIdentifier: Original] = [:]
    private var order: [ObjectIdentifier] = []
    /// The content that is absent in at least one step.
    private(set) var absent: [ObjectIdentifier: _Node] = [:]

    fileprivate init(_ tree: Tree) {
        self.tree = tree
        carried = tree.carried
    }

    /// Returns the changes since the last step, in order.
    func endStep() -> [Change] {
        defer { changes.removeAll(keepingCapacity: true) }
        return changes
    }

    func keep(_ element: Element, _ appearance: InternedAppearance, _ text: String?) {
        let key = ObjectIdentifier(element)
        guard originals[key] == nil else { return }
        originals[key] = Original(element: element, appearance: appearance, text: text)
        order.append(key)
    }

    func keeps(_ element: Element) -> Bool { originals[ObjectIdentifier(element)] != nil }

    func record(_ element: Element, _ property: String, _ value: String?) {
        // Changes during an interruption are not part of the rehearsal.
        guard tree.rehearsal === self else { return }
        let animation = tree.carried?.transaction.animation
        changes.append(Change(element: element, property: property, value: value, animation: animation))
    }

    /// Notes that content would be removed.
    func leaves(_ node: _Node) { absent[ObjectIdentifier(node)] = node }

    fileprivate func settle() {
        for original in order.compactMap({ originals[$0] }) {
            original.element.settle(from: original.appearance, original.text)
        }
    }
}

extension Tree {
    /// The current rehearsal.
    var rehearsal: Rehearsal? {
        get { document.patch.recorder.map { unsafeDowncast($0, to: Rehearsal.self) } }
        set { document.patch.recorder = newValue }
    }

    /// Evaluates views in `work` without consequences. `work` has to restore their original values.
    func rehearse<T>(_ work: (Rehearsal) -> T) -> T {
        let (outer, carried) = (rehearsal, carried)
        let inner = Rehearsal(self)
        rehearsal = inner
        self.carried = nil
        let result = work(inner)
        rehearsal = outer
        self.carried = carried
        inner.settle()
        return result
    }

    /// Runs work that takes effect, between two patches of a rehearsal. Its changes to elements that the rehearsal has
    /// changed are sent at the end of the rehearsal, when the difference from the page is known.
    func interruptRehearsal(_ work: () -> Void) {
        let (inner, carried, paused) = (rehearsal, carried, document.patch.pausedRecorder)
        rehearsal = nil
        document.patch.pausedRecorder = inner
        self.carried = inner?.carried
        work()
        rehearsal = inner
        document.patch.pausedRecorder = paused
        self.carried = carried
    }

    /// Evaluates nodes, the outermost first, as if values that they read had changed in a transaction.
    func evaluate(_ nodes: [_CompositeBase], in transaction: Transaction) {
        let outer = carried
        let change = CarriedTransaction(transaction)
        for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.isMounted {
            carried = cycle.transactionNodes > 0 ? node.inherited(change) : change
            node.evaluate()
        }
        carried = outer
    }
}
