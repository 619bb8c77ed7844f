// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Scales what is drawn, around a point of the view; the place it takes stays.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modifier(ScaleModifier(x: x, y: y, anchor: anchor))
    }

    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(x: scale, y: scale, anchor: anchor))
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(x: scale.width, y: scale.height, anchor: anchor))
    }

    /// Turns what is drawn, around a point of the view; the place it takes stays.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationModifier(angle: angle, axis: nil, anchor: anchor))
    }

    /// Turns what is drawn in space.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            RotationModifier(angle: angle, axis: "\(axis.x.css) \(axis.y.css) \(axis.z.css)", anchor: anchor))
    }

    /// Blurs what is drawn, by a radius in points.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(FilterModifier(function: "blur(\(max(0, radius).px))"))
    }

    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(FilterModifier(function: "brightness(\((1 + amount).css))"))
    }

    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(FilterModifier(function: "contrast(\(amount.css))"))
    }

    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(FilterModifier(function: "saturate(\(max(0, amount).css))"))
    }

    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(FilterModifier(function: "grayscale(\(amount.css))"))
    }

    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(FilterModifier(function: "hue-rotate(\(angle.degrees.css)deg)"))
    }

    nonisolated public func colorInvert() -> some View { modifier(FilterModifier(function: "invert(1)")) }

    /// Draws a shadow of what is drawn. Lengths in points.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(FilterModifier(function: "drop-shadow(\(x.px) \(y.px) \(max(0, radius).px) \(color.css))"))
    }

    /// Treats the view as one picture, for effects that follow.
    nonisolated public func compositingGroup() -> some View {
        modifier(StyleModifier(property: "isolation", value: "isolate"))
    }

    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }

    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(StyleModifier(property: "mix-blend-mode", value: blendMode.rawValue))
    }
}

/// How colours combine with those behind them.
public enum BlendMode: String, Sendable {
    case normal, multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case difference, exclusion, hue, saturation, color, luminosity
    case plusLighter = "plus-lighter"
    case plusDarker = "plus-darker"
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
    let function: String

    @MainActor static var layer: BoxLayer { .filter }

    @MainActor func apply(to appearance: inout Appearance) {
        let before = appearance.value(of: "filter").map { $0 + " " } ?? ""
        appearance.set("filter", before + function)
    }
}

extension Appearance {
    fileprivate mutating func setAnchor(_ anchor: UnitPoint) {
        if anchor != .center {
            set("transform-origin", "\((Double(anchor.x) * 100).css)% \((Double(anchor.y) * 100).css)%")
        }
    }
}
