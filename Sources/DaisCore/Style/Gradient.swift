// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Colours and the places where they are pure.
public struct Gradient: ShapeStyle, Hashable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// From 0 to 1.
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The list of stops in CSS, with locations in `unit` of `scale`.
    func css(scale: Double = 100, unit: String = "%") -> String {
        stops.map { "\($0.color.css) \((Double($0.location) * scale).css)\(unit)" }.joined(separator: ",")
    }

    public func _paint() -> Paint { Paint("linear-gradient(180deg,\(css()))", isImage: true) }
}

/// A gentle gradient made of one colour.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
    public func _paint() -> Paint { gradient._paint() }
}

extension Color {
    /// A gentle gradient of the colour.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.16), self]))
    }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// CSS runs corner to corner by name and otherwise by angle; an angle is exact for square boxes.
    public func _paint() -> Paint {
        let dx = Double(end.x - start.x)
        let dy = Double(end.y - start.y)
        let direction: String
        if abs(dx) == 1, abs(dy) == 1 {
            direction = "to \(dy > 0 ? "bottom" : "top") \(dx > 0 ? "right" : "left")"
        } else {
            direction = "\(((atan2(dy, dx) * 180 / .pi) + 90).css)deg"
        }
        return Paint("linear-gradient(\(direction),\(gradient.css()))", isImage: true)
    }
}

/// Colours around a centre, outwards.
public struct RadialGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint() -> Paint {
        let span = Double(endRadius - startRadius)
        let stops = gradient.stops.map { "\($0.color.css) \((Double(startRadius) + Double($0.location) * span).px)" }
        let place = "\((Double(center.x) * 100).css)% \((Double(center.y) * 100).css)%"
        return Paint(
            "radial-gradient(circle \(Double(endRadius).px) at \(place),\(stops.joined(separator: ",")))",
            isImage: true)
    }
}

/// Colours around a centre, clockwise.
public struct AngularGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let start: Angle
    let end: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        end = endAngle
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public func _paint() -> Paint {
        let span = start == end ? 360 : end.degrees - start.degrees
        let place = "\((Double(center.x) * 100).css)% \((Double(center.y) * 100).css)%"
        return Paint(
            "conic-gradient(from \((start.degrees + 90).css)deg at \(place),\(gradient.css(scale: span, unit: "deg")))",
            isImage: true)
    }
}

// Gradients are views that fill their space.
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
extension Gradient: PaintView {}
extension AnyGradient: PaintView {}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
