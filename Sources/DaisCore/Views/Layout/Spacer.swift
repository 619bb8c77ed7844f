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
