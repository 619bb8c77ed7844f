// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Performs an action when a value has changed since the last evaluation.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Performs an action when a value has changed since the last evaluation.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Performs an action when a value has changed since the last evaluation.
    @_disfavoredOverload
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }
}

nonisolated struct ChangeModifier<Value: Equatable>: NodeModifier {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        guard node.modifier.initial, node.tree.runsEffects else { return }
        if let held = node.tree.cycle.held {
            // The first value is that with which the view is shown.
            return held.add { [weak node] in
                guard let node, node.isMounted else { return }
                node.modifier.action(node.modifier.value, node.modifier.value)
            }
        }
        let modifier = node.modifier
        let carried = node.tree.cycle.origin
        node.tree.afterUpdate {
            CarriedTransaction.continue(carried) { modifier.action(modifier.value, modifier.value) }
        }
    }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        let new = node.modifier
        guard new.value != old.value, node.tree.cycle.held == nil else { return }
        // The changes of the action belong to the transaction of their cause.
        let carried = node.tree.cycle.origin
        node.tree.afterUpdate { CarriedTransaction.continue(carried) { new.action(old.value, new.value) } }
    }
}
