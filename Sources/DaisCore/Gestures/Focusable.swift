// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Lets the view have the keyboard's focus, so that it hears of keys.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Draws no ring around what has the keyboard's focus in this view, for views that show it in a way of their own.
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
