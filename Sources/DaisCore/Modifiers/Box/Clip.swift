// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Clips the view to its rectangle.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipModifier(outline: .corners([0], inset: 0), polygon: nil))
    }

    /// Clips the view to a shape.
    ///
    /// The browser clips to a shape of the app without a round trip, whatever the size of the view, if each point is at a
    /// fixed distance from a fraction of the width and the height, as round corners are. Other shapes scale with the view.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - style: The rule that decides what is inside.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        let outline = shape._outline
        let polygon = outline == nil ? ClipPolygon.css(shape, isEvenOdd: style.isEOFilled) : nil
        return modifier(ClipModifier(outline: outline, polygon: polygon))
    }

    /// Clips the corners of the view.
    ///
    /// - Parameters:
    ///   - radius: The radius of the corners in points.
    ///   - antialiased: A Boolean value without an effect: browsers always smooth edges.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Lets the whole rectangle of the view take clicks. The outline of the shape has no effect.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Sets the shape of the view for some purposes. For interaction, the whole rectangle of the view takes clicks.
    ///
    /// - Parameters:
    ///   - kind: The purposes. Only ``ContentShapeKinds/interaction`` has an effect: browsers draw focus, hover effects
    ///     and pictures of drags around the view's own corners.
    ///   - shape: The shape, of which only the rectangle counts.
    ///   - eoFill: A Boolean that is `true` for the even-odd rule.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(isActive: kind.contains(.interaction)))
    }

    /// Sets whether the view and its descendants take taps and pointer events.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

/// The purposes of a view's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Clicks and other pointer events.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The picture of a drag.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The picture above a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The effect of a pointer over the view.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The mark of focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The mark and the order of assistive technology.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated struct ClipModifier: BoxModifier {
    let outline: _ShapeOutline?
    let polygon: String?

    @MainActor static var layer: BoxLayer { .clip }

    @MainActor func apply(to appearance: inout Appearance) {
        switch outline {
        case .circle: appearance.set("clip-path", "circle(closest-side)")
        case .some(let outline):
            appearance.require(.clip)
            appearance.addClass("clip")
            if outline.radius != "0" { appearance.set("border-radius", outline.radius) }
        case nil: appearance.set("clip-path", polygon)
        }
    }
}

extension FeatureStyle {
    // With `hidden` instead, a view that may grow has no least height in a column of Firefox and WebKit. WebKit gives it
    // none with `clip` either, unless it has a basis. Other engines do not know the property that is asked for.
    static let clip = FeatureStyle(
        "clip",
        """
        .clip { overflow: clip }
        @supports (hanging-punctuation: first) { .V > .clip.gy { flex-basis: auto } }
        """)
}

/// A container that only arranges views lets clicks through. With a content shape its whole rectangle takes them.
nonisolated struct ContentShapeModifier: BoxModifier {
    let isActive: Bool

    @MainActor static var layer: BoxLayer { .anywhere }
    @MainActor func apply(to appearance: inout Appearance) {
        if isActive { appearance.set("pointer-events", "auto") }
    }
}

nonisolated struct HitTestingModifier: BoxModifier {
    let isEnabled: Bool

    @MainActor static var layer: BoxLayer { .anywhere }
    @MainActor func apply(to appearance: inout Appearance) {
        guard !isEnabled else { return }
        appearance.addClass("untouched")
        appearance.layout.obstacles.insert(.untouchable)
    }
}
