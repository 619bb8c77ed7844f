// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Leads screen readers here while the flag is set.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }

    /// Leads screen readers here while the state has this value.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(ReachableModifier()).focused(binding.state, equals: value)
    }
}

/// Lets what Tab does not stop at have the focus.
nonisolated struct ReachableModifier: BoxModifier, Equatable {
    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard appearance.attribute("tabindex") == nil, appearance.box?.element.tag.isInteractive != true else { return }
        appearance.attribute("tabindex", "-1")
    }
}
