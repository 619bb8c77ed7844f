// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Connects the view's focus with a Boolean state.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Connects the view's focus with a state, which has the given value while the view has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Moves the focus to a field when the view appears.
    nonisolated public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

nonisolated struct FocusedModifier<Value: Hashable>: BoxModifier, Equatable {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {}

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        current().binding.box?.add(node, element) { current().value }
    }

    @MainActor static func unmounted(_ node: BoxModifierBase, last: Self) {
        last.binding.box?.remove(node)
    }
}
