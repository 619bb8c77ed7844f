// SPDX-License-Identifier: Apache-2.0

/// How wide a space is.
nonisolated public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool
    /// As wide as there is room for.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// Somewhat wider than the space between items, which is 16 points.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between items of a bar.
///
/// ```swift
/// ToolbarItem(placement: .bottomBar) { Button("Reply") { reply() } }
/// ToolbarSpacer(.flexible, placement: .bottomBar)
/// ToolbarItem(placement: .bottomBar) { Button("Compose") { compose() } }
/// ```
nonisolated public struct ToolbarSpacer: ToolbarPlacedContent {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    @MainActor var entry: ToolbarEntry {
        ToolbarEntry(
            placement: placement,
            content: sizing.isFlexible ? AnyView(Spacer(minLength: 0)) : AnyView(Color.clear.frame(width: 8, height: 1))
        )
    }
}
