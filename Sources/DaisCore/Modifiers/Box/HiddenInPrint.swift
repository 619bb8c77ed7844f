// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Leaves the view out when the page is printed.
    ///
    /// ```swift
    /// Text("Tap a row to change it.")
    ///     .hiddenInPrint()
    /// ```
    /// On paper, the view takes no space. The browser's own command for printing respects it too. Bars, menus, toasts and
    /// the like are never printed. SwiftUI has no equivalent.
    ///
    /// - Parameter isHidden: Whether the view is left out.
    nonisolated public func hiddenInPrint(_ isHidden: Bool = true) -> some View {
        modifier(HiddenInPrint(isHidden: isHidden))
    }
}

nonisolated struct HiddenInPrint: BoxModifier {
    let isHidden: Bool

    @MainActor static var layer: BoxLayer { .whole }

    @MainActor func apply(to appearance: inout Appearance) {
        if isHidden { appearance.attribute(AttributeName.unprinted, "") }
    }
}
