// SPDX-License-Identifier: Apache-2.0

/// The width of a space.
nonisolated public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool
    /// A space that takes all available width.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A space of 8 points, in addition to the 16 points between items.
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

    /// Creates a space in a position.
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
