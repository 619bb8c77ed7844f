// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The color space Oklab, in which equal distances look equally large. The matrices are those of CSS Color 4, from linear
/// sRGB through the responses of the eye's cones.
extension ColorComponents {
    /// The lightness and the two axes of color in Oklab.
    var perceptual: SIMD3<Double> {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        return [
            0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
            1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
        ]
    }

    /// Creates components from the lightness and the two axes of color in Oklab.
    init(perceptual lab: SIMD3<Double>, opacity: Double) {
        let long = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
        let medium = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
        let short = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
        let (l, m, s) = (long * long * long, medium * medium * medium, short * short * short)
        self.init(
            red: Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), opacity: opacity)
    }
}
