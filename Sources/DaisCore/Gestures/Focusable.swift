// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets whether the view can have the keyboard focus and receive key presses.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Hides the focus ring of the view and its descendants, for views that indicate focus themselves.
    ///
    /// ```swift
    /// Board().focusable().focusEffectDisabled().border(isFocused ? .blue : .clear)
    /// ```
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(FocusEffectModifier(isDisabled: disabled))
    }
}

nonisolated struct FocusEffectModifier: BoxModifier, Equatable {
    let isDisabled: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if isDisabled { appearance.addClass("ringless") }
    }
}

nonisolated struct FocusableModifier: BoxModifier, Equatable {
    let isFocusable: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if isFocusable { appearance.attribute("tabindex", "0") }
    }
}
