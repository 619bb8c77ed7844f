// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Lets the view have the keyboard's focus, so that it hears of keys.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

nonisolated struct FocusableModifier: BoxModifier, Equatable {
    let isFocusable: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if isFocusable { appearance.attribute("tabindex", "0") }
    }
}
