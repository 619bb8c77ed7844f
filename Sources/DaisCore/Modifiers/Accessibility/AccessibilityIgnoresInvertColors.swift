// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Keeps the colors of the view when the system inverts those of the screen.
    ///
    /// ```swift
    /// Image("portrait").accessibilityIgnoresInvertColors()
    /// ```
    /// Safari alone tells pages that the colors are inverted.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modifier(KeptColorsModifier(isActive: active))
    }
}

nonisolated struct KeptColorsModifier: BoxModifier {
    let isActive: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard isActive else { return }
        appearance.require(.keptColors)
        appearance.addClass("kept-colors")
    }
}

extension FeatureStyle {
    static let keptColors = FeatureStyle(
        "keptColors", "@media (inverted-colors:inverted){.kept-colors{filter:invert(1)}}")
}
