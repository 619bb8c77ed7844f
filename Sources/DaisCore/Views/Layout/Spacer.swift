// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that takes the remaining space along its stack.
public struct Spacer: LeafView, Equatable {
    /// The minimum length in points; `nil` means 8.
    public var minLength: CGFloat?

    /// Creates a spacer with a minimum length in points; `nil` means 8.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["spacer"]
        appearance.require(.spacers)
        appearance.layout.role = .spacer
        if let minLength { appearance.set("--sp", minLength.px) }
    }
}

/// A thin line between views, perpendicular to its stack.
public struct Divider: LeafView, Equatable {
    /// Creates a divider.
    public init() {}

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["divider"]
        appearance.layout.role = .divider
        appearance.attribute("role", "separator")
    }
}

extension FeatureStyle {
    /// A spacer has no space around it, unless the stack sets the space.
    fileprivate static let spacers = FeatureStyle(
        "spacers",
        """
        .V:not(.gap) > .spacer { margin-block: -8px }
        .H:not(.gap) > .spacer { margin-inline: -8px }
        :is(.V, .H) > .spacer:first-child { margin-block-start: 0; margin-inline-start: 0 }
        :is(.V, .H) > .spacer:is(:last-child, :has(+ .spacer)) { margin-block-end: 0; margin-inline-end: 0 }
        """)
}
