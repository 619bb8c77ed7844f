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
        appearance.alignContent(of: alignment)
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
            appearance.layout.heightLimit = max(0, height)
        }
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
        appearance.alignContent(of: alignment)
        if let idealWidth, idealWidth.isFinite { appearance.set("--iw", max(0, idealWidth).px) }
        if let idealHeight, idealHeight.isFinite { appearance.set("--ih", max(0, idealHeight).px) }
        if let minWidth, minWidth.isFinite { appearance.set("min-width", minWidth.px) }
        if let minHeight, minHeight.isFinite {
            appearance.require(.minimumHeights)
            appearance.addClass("fm")
            appearance.set("--mh", minHeight.px)
        }
        if let maxWidth {
            if maxWidth.isFinite {
                // The limit is the ideal width of the box, which it keeps where nothing else fills its stack.
                appearance.require(.limitedFrames)
                appearance.addClass("lim")
                appearance.layout.fixed.insert(.horizontal)
                let most = max(0, maxWidth, minWidth ?? 0).px
                appearance.set("width", most)
                appearance.set("--most", most)
            } else {
                appearance.layout.grows.insert(.horizontal)
            }
        }
        if let maxHeight {
            appearance.layout.grows.insert(.vertical)
            if maxHeight.isFinite {
                appearance.set("max-height", maxHeight.px)
                appearance.layout.heightLimit = max(0, maxHeight, minHeight ?? 0)
            }
        }
    }
}

extension FeatureStyle {
    /// A frame with a minimum height that fills a stack is as high as its content where the stack has no height of its
    /// own, as in a scroll view.
    fileprivate static let minimumHeights = FeatureStyle(
        "minimum-heights",
        """
        .F.fm.fm { min-height: var(--mh) }
        .V > .W.fm.gy:not(.sy) { min-height: min-content }
        .W.fm.gy { grid-template-rows: minmax(var(--mh), 1fr) }
        """)

    /// A stack with a row that is wider than its frame is as wide as the row, so that both keep the edge of the frame.
    fileprivate static let alignedFrames = FeatureStyle(
        "aligned-frames", ".F > .V:not(.gx, .sx):has(> .H:not(.gx, .sx)) { min-width: min-content }")

    /// A frame with a maximum width is as wide as that, and shares a stack that something else fills.
    fileprivate static let limitedFrames = FeatureStyle(
        "limited-frames",
        """
        .lim { min-width: 0; max-width: 100%; max-width: -moz-available; max-width: -webkit-fill-available }
        :is(.W, .Z, .O, .ov):has(> .lim) { grid-template-columns: minmax(0, 1fr) }
        .H > .F.lim { flex-shrink: 1e6 }
        .H.gx > .lim { flex: var(--grow) 1 0; max-width: var(--most) }
        """)
}

extension Appearance {
    /// Aligns the content of a frame. Content that is wider than the frame extends beyond the opposite edge.
    fileprivate mutating func alignContent(of alignment: Alignment) {
        layout.align(alignment)
        layout.keepsLines = true
        if alignment != .center { set("place-items", alignment.css) }
        guard alignment.horizontal.css != "center" else { return }
        set("justify-content", alignment.horizontal.css)
        require(.alignedFrames)
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
        // Colors and shapes are ideally 10 points wide and high.
        let isShape = appearance.classes.contains("fillbox") || appearance.classes.contains(StateClass.shape)
        let content = isShape ? "10px" : "max-content"
        if horizontal {
            let most = appearance.value(of: "--most")
            if !isFixed("width") || most != nil { appearance.set("width", appearance.value(of: "--iw") ?? content) }
            appearance.set("max-width", most ?? "none")
            // Stacks shrink views only along a row.
            appearance.set("flex-shrink", "0")
            appearance.layout.fixed.insert(.horizontal)
        }
        if vertical {
            if !isFixed("height") { appearance.set("height", appearance.value(of: "--ih") ?? content) }
            appearance.layout.fixed.insert(.vertical)
        }
    }
}
