// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A gradient from a center outward that is stretched to the box.
///
/// ```swift
/// EllipticalGradient(colors: [.yellow, .orange, .clear])
///     .frame(height: 120)
/// ```
/// Radii are fractions of the box's width and height, so that the gradient is a circle in a square box.
@frozen public struct EllipticalGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startFraction: CGFloat
    let endFraction: CGFloat

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center in the box.
    ///   - startRadiusFraction: The radius of the first color, as a part of the width and height.
    ///   - endRadiusFraction: The radius of the last color. A half reaches the edges from the center of the box.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        startFraction = startRadiusFraction
        endFraction = endRadiusFraction
    }

    /// Creates a gradient of evenly spaced colors.
    ///
    /// - Parameters:
    ///   - colors: The colors.
    ///   - center: The center in the box.
    ///   - startRadiusFraction: The radius of the first color, as a part of the width and height.
    ///   - endRadiusFraction: The radius of the last color. A half reaches the edges from the center of the box.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of stops.
    ///
    /// - Parameters:
    ///   - stops: The stops.
    ///   - center: The center in the box.
    ///   - startRadiusFraction: The radius of the first color, as a part of the width and height.
    ///   - endRadiusFraction: The radius of the last color. A half reaches the edges from the center of the box.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns the gradient in CSS.
    public func _paint() -> _Paint {
        // The locations of CSS are parts of the last radius, which must not be 0.
        let end = max(Double(endFraction), 0.0001)
        let start = Double(startFraction) / end
        let stops = gradient.stops.map {
            "\($0.color.css) \(((start + Double($0.location) * (1 - start)) * 100).css)%"
        }
        let size = "\((end * 100).css)%"
        let place = "\((Double(center.x) * 100).css)% \((Double(center.y) * 100).css)%"
        return gradient.paint("radial-gradient", "\(size) \(size) at \(place)", stops.joined(separator: ","))
    }
}
