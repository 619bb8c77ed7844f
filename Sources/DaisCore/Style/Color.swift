// SPDX-License-Identifier: Apache-2.0

/// A color. System colors adapt to light and dark appearance in the browser, without the server.
public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
    let css: String

    init(css: String) { self.css = css }

    /// The color space of the components.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// Creates a color from components from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        switch colorSpace {
        case .sRGB:
            let parts = [red, green, blue].map { (($0.limited(to: 0...1) * 255 * 10).rounded() / 10).css }
            css = "rgb(\(parts.joined(separator: " "))\(Self.alpha(opacity)))"
        case .sRGBLinear: css = "color(srgb-linear \(red.css) \(green.css) \(blue.css)\(Self.alpha(opacity)))"
        case .displayP3: css = "color(display-p3 \(red.css) \(green.css) \(blue.css)\(Self.alpha(opacity)))"
        }
    }

    /// Creates a gray from a brightness and an opacity from 0 to 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates an sRGB color from components from 0 to 1. The hue wraps around. What is not a number counts as 0.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        // A hue such as `x / width` is not a number while the width is 0.
        let sector = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let chroma = brightness * saturation
        let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let base = brightness - chroma
        let (red, green, blue): (Double, Double, Double) =
            switch Int(clamping: sector, in: 0...5) {
            case 0: (chroma, second, 0)
            case 1: (second, chroma, 0)
            case 2: (0, chroma, second)
            case 3: (0, second, chroma)
            case 4: (second, 0, chroma)
            default: (chroma, 0, second)
            }
        self.init(red: red + base, green: green + base, blue: blue + base, opacity: opacity)
    }

    /// Creates a color from one with a UIKit name.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// Creates a color from one with a UIKit name.
    public init(_ color: UIColor) { self = color.color }

    private static func alpha(_ opacity: Double) -> String { opacity < 1 ? " / \(max(opacity, 0).css)" : "" }

    /// Returns the color with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        guard !(opacity >= 1) else { return self }
        return Color(css: "color-mix(in srgb,\(css) \((opacity.limited(to: 0...1) * 100).css)%,transparent)")
    }

    /// Returns a mixture with another color.
    ///
    /// ```swift
    /// Text("Late").foregroundStyle(Color.orange.mix(with: .black, by: 0.3))
    /// ```
    /// - Parameters:
    ///   - rhs: The other color.
    ///   - fraction: The part of the other color: 0 is this color, and 1 is the other one.
    ///   - colorSpace: The color space in which the colors are mixed.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let percent = (fraction.limited(to: 0...1) * 100).css
        return Color(css: "color-mix(in \(colorSpace.css),\(rhs.css) \(percent)%,\(css))")
    }
    /// Returns the color in CSS.
    public func _paint() -> _Paint { _Paint(css) }
}

extension Color: LeafView {
    @MainActor static var paints: Bool { true }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["fillbox"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.set("background-color", css)
        if _Paint(css).isClear { appearance.set("pointer-events", "none") }
    }
}
