// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The components of a color in sRGB. Components outside 0 to 1 belong to colors of wider spaces.
package struct ColorComponents: Equatable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
        switch space {
        case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear:
            self.init(
                red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), opacity: opacity)
        case .displayP3:
            // The matrix is that of CSS Color 4: from linear Display P3 to XYZ and from there to linear sRGB.
            let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            self.init(
                red: Self.encoded(1.2249401763 * red - 0.2249401763 * green),
                green: Self.encoded(-0.0420569547 * red + 1.0420569547 * green),
                blue: Self.encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue), opacity: opacity)
        }
    }

    /// Returns the intensity of light for a component of sRGB.
    static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// Returns the component of sRGB for an intensity of light.
    static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }

    /// Returns a mixture as `color-mix(in srgb, …)` or `color-mix(in oklab, …)` makes it. A fraction of 1 is this color.
    func mixed(_ fraction: Double, with other: ColorComponents, isPerceptual: Bool = false) -> ColorComponents {
        let (own, rest) = (opacity * fraction, other.opacity * (1 - fraction))
        let sum = own + rest
        guard sum > 0 else { return ColorComponents(red: 0, green: 0, blue: 0, opacity: 0) }
        func mix(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> { (a * own + b * rest) / sum }
        guard isPerceptual else {
            let mixed = mix([red, green, blue], [other.red, other.green, other.blue])
            return ColorComponents(red: mixed.x, green: mixed.y, blue: mixed.z, opacity: sum)
        }
        return ColorComponents(perceptual: mix(perceptual, other.perceptual), opacity: sum)
    }

    /// Returns the color that is seen in front of another one.
    package func over(_ other: ColorComponents) -> ColorComponents {
        let rest = other.opacity * (1 - opacity)
        let sum = opacity + rest
        guard sum > 0 else { return self }
        return ColorComponents(
            red: (red * opacity + other.red * rest) / sum, green: (green * opacity + other.green * rest) / sum,
            blue: (blue * opacity + other.blue * rest) / sum, opacity: sum)
    }

    /// The relative luminance of WCAG 2.2.
    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// Returns the contrast ratio of WCAG 2.2 from 1 to 21 between two opaque colors.
    package func contrast(to other: ColorComponents) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}
