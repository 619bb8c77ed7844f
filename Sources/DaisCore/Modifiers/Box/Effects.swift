// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Scales the rendering around a point of the view. The layout does not change.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modifier(ScaleModifier(x: x, y: y, anchor: anchor))
    }

    /// Scales the rendering by one factor in both directions.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(x: scale, y: scale, anchor: anchor))
    }

    /// Scales the rendering by a factor for each direction.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(x: scale.width, y: scale.height, anchor: anchor))
    }

    /// Rotates the rendering around a point of the view. The layout does not change.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationModifier(angle: angle, axis: nil, anchor: anchor))
    }

    /// Rotates the rendering in three dimensions.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            RotationModifier(angle: angle, axis: "\(axis.x.css) \(axis.y.css) \(axis.z.css)", anchor: anchor))
    }

    /// Blurs the rendering with a radius in points.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(FilterModifier(function: "blur(\(max(0, radius).px))"))
    }

    /// Adds an amount to the brightness. 0 changes nothing, 1 makes the view white, and -1 makes it black.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(FilterModifier(function: FilterFunction.brightness(amount)))
    }

    /// Multiplies the contrast. 1 changes nothing, and 0 makes the view gray.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(FilterModifier(function: "contrast(\(amount.css))"))
    }

    /// Multiplies the saturation. 1 changes nothing, and 0 removes all color.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(FilterModifier(function: "saturate(\(max(0, amount).css))"))
    }

    /// Removes color. 0 changes nothing, and 1 removes all color.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(FilterModifier(function: "grayscale(\(amount.css))"))
    }

    /// Shifts all hues by an angle.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(FilterModifier(function: "hue-rotate(\(angle.degrees.css)deg)"))
    }

    /// Inverts the colors.
    nonisolated public func colorInvert() -> some View { modifier(FilterModifier(function: "invert(1)")) }

    /// Multiplies the components of all colors, and their opacity, by those of a color. White changes nothing.
    ///
    /// ```swift
    /// Image("Portrait").resizable().scaledToFit().colorMultiply(.orange)
    /// ```
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(FilterModifier(FilterFunction.colorMultiply(color)))
    }

    /// Makes the view black, and as transparent as its colors are dark. White stays opaque, and black disappears.
    ///
    /// ```swift
    /// Image("Sketch").resizable().scaledToFit().colorInvert().luminanceToAlpha()
    /// ```
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(FilterModifier(FilterFunction.luminanceToAlpha))
    }

    /// Draws a shadow of the rendering. Lengths are in points.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(FilterModifier(function: "drop-shadow(\(x.px) \(y.px) \(max(0, radius).px) \(color.css))"))
    }

    /// Makes later effects treat the view as one image.
    nonisolated public func compositingGroup() -> some View {
        modifier(StyleModifier(property: "isolation", value: "isolate"))
    }

    /// Makes later effects treat the view as one image; the same as ``compositingGroup()``.
    ///
    /// - Parameters:
    ///   - opaque: A Boolean that is `true` if the view has no transparent parts. It has no effect.
    ///   - colorMode: The color space of the image. It has no effect, because browsers choose it.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }
}

/// The filters for effects that CSS lacks.
nonisolated enum FilterFunction {
    /// A flood of the color, multiplied with the image: both with their opacity.
    static func colorMultiply(_ color: Color) -> PageFilter {
        PageFilter(
            primitives: "<feFlood flood-color='\(color.css)'/>"
                + "<feComposite in2='SourceGraphic' operator='arithmetic' k1='1'/>")
    }

    static let luminanceToAlpha = PageFilter(primitives: "<feColorMatrix type='luminanceToAlpha'/>")

    static func brightness(_ amount: Double) -> String {
        // CSS only multiplies. `invert(a)` maps x to a + (1 - 2a)x and `contrast(c)` maps it to (1 - c) / 2 + cx. Each
        // becomes x + amount when the function in the middle takes the slope back. No step clips before the last one,
        // and one list for both signs lets the browser animate from one to the other.
        let up = max(0, amount), down = max(0, -amount)
        return "invert(\((up / (1 + 2 * up)).css)) brightness(\(((1 + 2 * up) / (1 + 2 * down)).css)) "
            + "contrast(\((1 + 2 * down).css))"
    }
}

nonisolated struct ScaleModifier: BoxModifier {
    let x: CGFloat
    let y: CGFloat
    let anchor: UnitPoint

    @MainActor static var layer: BoxLayer { .scale }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.set("scale", x == y ? x.css : "\(x.css) \(y.css)")
        appearance.setAnchor(anchor)
    }
}

nonisolated struct RotationModifier: BoxModifier {
    let angle: Angle
    let axis: String?
    let anchor: UnitPoint

    @MainActor static var layer: BoxLayer { .rotation }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.set("rotate", (axis.map { $0 + " " } ?? "") + angle.degrees.css + "deg")
        appearance.setAnchor(anchor)
    }
}

nonisolated struct FilterModifier: BoxModifier {
    let filter: PageFilter

    init(function: String) { filter = PageFilter(function: function) }
    init(_ filter: PageFilter) { self.filter = filter }

    @MainActor static var layer: BoxLayer { .filter }

    @MainActor func apply(to appearance: inout Appearance) { appearance.addFilters([filter]) }
}

extension Appearance {
    mutating func setAnchor(_ anchor: UnitPoint) {
        if anchor != .center {
            set("transform-origin", "\((Double(anchor.x) * 100).css)% \((Double(anchor.y) * 100).css)%")
        }
    }
}
