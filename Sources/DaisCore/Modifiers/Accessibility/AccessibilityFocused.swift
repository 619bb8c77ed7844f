// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Moves the accessibility focus to the view while the state is `true`.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }

    /// Moves the accessibility focus to the view while the state has the given value.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(ReachableModifier()).focused(binding.state, equals: value)
    }
}

/// Makes an element focusable by code without making it a stop of the Tab key.
nonisolated struct ReachableModifier: BoxModifier, Equatable {
    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard appearance.attribute("tabindex") == nil, appearance.box?.element.tag.isInteractive != true else { return }
        appearance.attribute("tabindex", "-1")
    }
}
