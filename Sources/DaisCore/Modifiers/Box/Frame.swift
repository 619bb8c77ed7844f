// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Puts the view into a frame of fixed size, in points.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a flexible frame with limits in points.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}

nonisolated struct FrameModifier: BoxModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass(StateClass.frame)
        if let width {
            appearance.addClass("fw")
            appearance.set("width", max(0, width).px)
            appearance.set("max-width", "none")
            appearance.layout.fixed.insert(.horizontal)
        }
        if let height {
            appearance.addClass("fh")
            appearance.set("height", max(0, height).px)
            appearance.layout.fixed.insert(.vertical)
        }
        if alignment != .center { appearance.set("place-items", alignment.css) }
    }
}

nonisolated struct FlexibleFrameModifier: BoxModifier {
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass(StateClass.frame)
        if let minWidth, minWidth.isFinite { appearance.set("min-width", minWidth.px) }
        if let minHeight, minHeight.isFinite { appearance.set("min-height", minHeight.px) }
        if let maxWidth {
            appearance.layout.grows.insert(.horizontal)
            if maxWidth.isFinite {
                // Stretching to a limit would move the box to the start of its container, whatever alignment the parent
                // sets.
                appearance.addClass("fw")
                appearance.set("max-width", maxWidth.px)
                appearance.set("align-self", "auto")
                appearance.set("justify-self", "auto")
            }
        }
        if let maxHeight {
            appearance.layout.grows.insert(.vertical)
            if maxHeight.isFinite { appearance.set("max-height", maxHeight.px) }
        }
        if alignment != .center { appearance.set("place-items", alignment.css) }
    }
}

extension View {
    /// Keeps the view at its ideal size, even if it has less space.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Keeps the view at its ideal size along some axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}

nonisolated struct FixedSizeModifier: BoxModifier {
    let horizontal: Bool
    let vertical: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // A frame around the view sets its size.
        func isFixed(_ property: String) -> Bool { appearance.value(of: property)?.hasSuffix("px") == true }
        if horizontal {
            if !isFixed("width") { appearance.set("width", "max-content") }
            appearance.set("max-width", "none")
            // Stacks shrink views only along a row.
            appearance.set("flex-shrink", "0")
            appearance.layout.fixed.insert(.horizontal)
        }
        if vertical {
            if !isFixed("height") { appearance.set("height", "max-content") }
            appearance.layout.fixed.insert(.vertical)
        }
    }
}
