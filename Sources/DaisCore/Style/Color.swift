// SPDX-License-Identifier: Apache-2.0

/// A colour. System colours follow the light and dark appearance in the browser, without asking the server.
public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
    let css: String

    init(css: String) { self.css = css }

    /// The space of a colour's components.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// Components from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        switch colorSpace {
        case .sRGB:
            let parts = [red, green, blue].map { ((min(max($0, 0), 1) * 255 * 10).rounded() / 10).css }
            css = "rgb(\(parts.joined(separator: " "))\(Self.alpha(opacity)))"
        case .sRGBLinear: css = "color(srgb-linear \(red.css) \(green.css) \(blue.css)\(Self.alpha(opacity)))"
        case .displayP3: css = "color(display-p3 \(red.css) \(green.css) \(blue.css)\(Self.alpha(opacity)))"
        }
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Components from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        let chroma = brightness * saturation
        let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let base = brightness - chroma
        let (red, green, blue): (Double, Double, Double) =
            switch Int(sector) {
            case 0: (chroma, second, 0)
            case 1: (second, chroma, 0)
            case 2: (0, chroma, second)
            case 3: (0, second, chroma)
            case 4: (second, 0, chroma)
            default: (chroma, 0, second)
            }
        self.init(red: red + base, green: green + base, blue: blue + base, opacity: opacity)
    }

    public init(uiColor: UIColor) { self = uiColor.color }
    public init(_ color: UIColor) { self = color.color }

    private static func alpha(_ opacity: Double) -> String { opacity < 1 ? " / \(max(opacity, 0).css)" : "" }

    /// The same colour, less opaque.
    public func opacity(_ opacity: Double) -> Color {
        opacity >= 1 ? self : Color(css: "color-mix(in srgb,\(css) \((max(opacity, 0) * 100).css)%,transparent)")
    }

    /// A mixture with another colour.
    public func mix(with color: Color, by fraction: Double) -> Color {
        Color(css: "color-mix(in srgb,\(color.css) \((min(max(fraction, 0), 1) * 100).css)%,\(css))")
    }

    public var description: String { css }
    public func _paint() -> Paint { Paint(css) }
}

extension Color: LeafView {
    @MainActor static var paints: Bool { true }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["fillbox"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.set("background-color", css)
        if Paint(css).isClear { appearance.set("pointer-events", "none") }
    }
}
