// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A color of Core Graphics: components of sRGB that do not depend on the appearance.
///
/// ```swift
/// func isLight(_ color: UIColor) -> Bool {
///     guard let parts = color.cgColor.components else { return false }
///     return 0.3 * parts[0] + 0.6 * parts[1] + 0.1 * parts[2] > 0.5
/// }
/// ```
public final class CGColor: Hashable, Sendable {
    /// The red, the green and the blue component and the opacity, from 0 to 1. Grays have four components, too.
    public let components: [CGFloat]?

    init(_ parts: ColorComponents) { components = [parts.red, parts.green, parts.blue, parts.opacity] }

    /// Creates a color from sRGB components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a color from sRGB components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray from a brightness and an opacity from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    private var values: [CGFloat] { components ?? [] }

    /// The number of ``components``, which is 4.
    public var numberOfComponents: Int { values.count }

    /// The opacity from 0 to 1.
    public var alpha: CGFloat { values[3] }

    /// Returns the color with another opacity from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    }

    /// Returns whether two colors have the same components.
    public static func == (first: CGColor, second: CGColor) -> Bool { first.components == second.components }

    /// Feeds the components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }

    var color: Color { Color(red: values[0], green: values[1], blue: values[2], opacity: values[3]) }
}

extension Color {
    /// Creates a color from one of Core Graphics.
    public init(cgColor: CGColor) { self = cgColor.color }

    /// The color of Core Graphics, or `nil` for a color that depends on the appearance. New code calls
    /// ``resolve(in:)``.
    public var cgColor: CGColor? {
        guard let light = components(isDark: false), light == components(isDark: true) else { return nil }
        return CGColor(light)
    }

    /// Creates a color from components.
    init(_ parts: ColorComponents) {
        self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.opacity)
    }

    /// Returns the components in an appearance, or `nil` for a color that only browsers know.
    func components(isDark: Bool) -> ColorComponents? { ColorReader(isDark: isDark).read(css) }
}

extension Color.Resolved {
    /// The color of Core Graphics.
    public var cgColor: CGColor {
        CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
}

extension ColorComponents {
    static let clear = ColorComponents(red: 0, green: 0, blue: 0, opacity: 0)
}
