// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Takes the space that is left along the stack around it.
public struct Spacer: LeafView, Equatable {
    public var minLength: CGFloat?

    /// - Parameter minLength: points kept even when there is no space; `nil` means 8.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["spacer"]
        appearance.layout.role = .spacer
        if let minLength { appearance.set("--sp", minLength.px) }
    }
}

/// A thin line between views, across the stack around it.
public struct Divider: LeafView, Equatable {
    public init() {}

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["divider"]
        appearance.layout.role = .divider
        appearance.attribute("role", "separator")
    }
}
