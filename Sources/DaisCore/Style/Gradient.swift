// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A list of colors with the locations where they are pure.
public struct Gradient: ShapeStyle, Hashable {
    /// A color at a location.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The location from 0 to 1.
        public var location: CGFloat
        /// Creates a stop at a location from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
    /// The color space in which the colors between the stops are computed.
    public struct ColorSpace: Hashable, Sendable {
        /// The name of the space in CSS.
        let css: String

        /// The space of the screen, in which browsers mix colors by default.
        public static let device = ColorSpace(css: "srgb")
        /// A space in which equal steps look equally large, so that colors between blue and yellow are not gray.
        public static let perceptual = ColorSpace(css: "oklab")
    }

    /// The stops in the order of their locations.
    public var stops: [Stop]
    var space = ColorSpace.device

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }
    /// Creates a gradient from evenly spaced colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns the list of stops in CSS, with locations in `unit`, of which there are `scale`.
    func css(scale: Double = 100, unit: String = "%") -> String {
        stops.map { "\($0.color.css) \((Double($0.location) * scale).css)\(unit)" }.joined(separator: ",")
    }

    /// Returns the gradient with the colors between its stops in a color space.
    ///
    /// ```swift
    /// Rectangle().fill(
    ///     .linearGradient(
    ///         Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
    /// ```
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    /// Returns a gradient of CSS.
    ///
    /// - Parameters:
    ///   - function: The kind of gradient.
    ///   - place: The direction or the shape.
    ///   - list: The list of stops.
    func paint(_ function: String, _ place: String, _ list: String) -> _Paint {
        let text = "\(function)(\(place)\(space == .device ? "" : " in \(space.css)"),\(list))"
        var paint = _Paint(text, isImage: true)
        paint.substitute = stops.isEmpty ? nil : stops[stops.count / 2].color.css
        return paint
    }

    /// Returns a gradient from top to bottom.
    public func _paint() -> _Paint { paint("linear-gradient", "180deg", css()) }
}

/// A subtle gradient made from one color.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    /// Wraps a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }
    /// Returns the gradient with the colors between its stops in a color space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = gradient
        gradient.space = space
        return AnyGradient(gradient)
    }
    /// Returns a gradient from top to bottom.
    public func _paint() -> _Paint { gradient._paint() }
}

extension Color {
    /// A subtle gradient from a lighter version of the color to the color.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.16, in: .device), self]))
    }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    /// Creates a gradient from one point of the box to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }
    /// Creates a gradient of evenly spaced colors from one point of the box to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Creates a gradient of stops from one point of the box to another.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns the gradient in CSS. CSS has names for the directions to corners and uses angles otherwise; an angle is
    /// exact for square boxes.
    public func _paint() -> _Paint {
        let dx = Double(end.x - start.x)
        let dy = Double(end.y - start.y)
        let direction: String
        if abs(dx) == 1, abs(dy) == 1 {
            direction = "to \(dy > 0 ? "bottom" : "top") \(dx > 0 ? "right" : "left")"
        } else {
            direction = "\(((atan2(dy, dx) * 180 / .pi) + 90).css)deg"
        }
        return gradient.paint("linear-gradient", direction, gradient.css())
    }
}

/// A gradient from a center outward.
public struct RadialGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Creates a gradient between two radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    /// Creates a gradient of evenly spaced colors between two radii in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Creates a gradient of stops between two radii in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns the gradient in CSS.
    public func _paint() -> _Paint {
        let span = Double(endRadius - startRadius)
        let stops = gradient.stops.map { "\($0.color.css) \((Double(startRadius) + Double($0.location) * span).px)" }
        let place = "\((Double(center.x) * 100).css)% \((Double(center.y) * 100).css)%"
        return gradient.paint(
            "radial-gradient", "circle \(Double(endRadius).px) at \(place)", stops.joined(separator: ","))
    }
}

/// A gradient clockwise around a center.
public struct AngularGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let start: Angle
    let end: Angle

    /// Creates a gradient between two angles. Equal angles mean a full turn.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        end = endAngle
    }
    /// Creates a gradient of evenly spaced colors between two angles. Equal angles mean a full turn.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Creates a gradient of one full turn that starts at an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    /// Creates a gradient of evenly spaced colors, one full turn from an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Creates a gradient of stops between two angles. Equal angles mean a full turn.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Creates a gradient of stops, one full turn from an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// Returns the gradient in CSS.
    public func _paint() -> _Paint {
        let span = start == end ? 360 : end.degrees - start.degrees
        let place = "\((Double(center.x) * 100).css)% \((Double(center.y) * 100).css)%"
        return gradient.paint(
            "conic-gradient", "from \((start.degrees + 90).css)deg at \(place)",
            gradient.css(scale: span, unit: "deg"))
    }
}

// A gradient used as a view fills its space.
nonisolated protocol PaintView: LeafView, ShapeStyle {}

extension PaintView {
    @MainActor static var paints: Bool { true }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["fillbox"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.fill(_paint())
    }
}

extension LinearGradient: PaintView {}
extension RadialGradient: PaintView {}
extension AngularGradient: PaintView {}
extension EllipticalGradient: PaintView {}
extension Gradient: PaintView {}
extension AnyGradient: PaintView {}
