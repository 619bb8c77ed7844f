// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A color under its UIKit name, which apps often extend with their own.
///
/// ```swift
/// extension UIColor {
///     convenience init(hex: Int) {
///         self.init(
///             red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255,
///             blue: CGFloat(hex & 0xff) / 255, alpha: 1)
///     }
///
///     static let paper = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : .white }
/// }
/// ```
/// `Color(uiColor:)` shows it. The browser chooses between the light and the dark color.
public final class UIColor: Hashable, Sendable {
    let color: Color

    init(css: String) { color = Color(css: css) }

    /// Creates a UIKit color from a SwiftUI color.
    public init(_ color: Color) { self.color = color }

    /// Creates a color from sRGB components from 0 to 1.
    public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a color from components of Display P3 from 0 to 1.
    public convenience init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a color from a hue, a saturation and a brightness from 0 to 1.
    public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Creates a gray from a brightness and an opacity from 0 to 1.
    public convenience init(white: Double, alpha: Double) { self.init(Color(white: white, opacity: alpha)) }

    /// Creates a color from one of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Creates a color that has two values: for the light and for the dark appearance.
    ///
    /// - Parameter dynamicProvider: A closure that returns the color for an appearance. It is called twice, at once.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let (light, dark) = (dynamicProvider(.light).color.css, dynamicProvider(.dark).color.css)
        self.init(css: light == dark ? light : "light-dark(\(light),\(dark))")
    }

    /// Creates a color from an asset catalog, as ``Color/init(_:bundle:)`` does, or returns `nil` if it has none of
    /// that name.
    ///
    /// - Parameters:
    ///   - name: The name of the color set.
    ///   - bundle: The bundle of the catalog; `nil` is that of the program.
    ///   - traitCollection: Has no effect, because the color has its light and its dark value.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard let color = Color.named(name, in: bundle) else { return nil }
        self.init(color)
    }

    /// Returns the color with its opacity multiplied by a factor from 0 to 1.
    public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }

    /// Returns the color that is shown in an appearance, with one value.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        color.components(isDark: traitCollection.userInterfaceStyle == .dark).map { UIColor(Color($0)) } ?? self
    }

    /// Returns whether two colors have the same values.
    public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

    /// Feeds the color to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// The color of Core Graphics, in the light appearance.
    public var cgColor: CGColor { CGColor(color.components(isDark: false) ?? .clear) }

    /// Stores the sRGB components of the color in the light appearance, from 0 to 1.
    ///
    /// ```swift
    /// func redPart(of color: Color) -> CGFloat {
    ///     var red: CGFloat = 0
    ///     UIColor(color).getRed(&red, green: nil, blue: nil, alpha: nil)
    ///     return red
    /// }
    /// ```
    /// New code calls ``Color/resolve(in:)``, which knows the appearance.
    /// - Returns: `false` for a color that only browsers know, for which nothing is stored.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = color.components(isDark: false) else { return false }
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.opacity
        return true
    }

    /// Stores the hue, the saturation and the brightness of the color in the light appearance, from 0 to 1.
    ///
    /// - Returns: `false` for a color that only browsers know, for which nothing is stored.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = color.components(isDark: false) else { return false }
        let most = max(parts.red, parts.green, parts.blue)
        let chroma = most - min(parts.red, parts.green, parts.blue)
        let sector =
            switch most {
            case _ where chroma == 0: 0.0
            case parts.red: (parts.green - parts.blue) / chroma
            case parts.green: (parts.blue - parts.red) / chroma + 2
            default: (parts.red - parts.green) / chroma + 4
            }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most == 0 ? 0 : chroma / most
        brightness?.pointee = most
        alpha?.pointee = parts.opacity
        return true
    }

    /// Stores the brightness and the opacity of a gray in the light appearance, from 0 to 1.
    ///
    /// - Returns: `false` for a color that is no gray, or that only browsers know, for which nothing is stored.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let parts = color.components(isDark: false), parts.red == parts.green, parts.green == parts.blue else {
            return false
        }
        white?.pointee = parts.red
        alpha?.pointee = parts.opacity
        return true
    }
}

/// The surroundings for which a ``UIColor`` is chosen.
public final class UITraitCollection: Sendable {
    static let light = UITraitCollection(userInterfaceStyle: .light)
    static let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// The appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Creates surroundings with an appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The appearance is not known. It counts as light.
    case unspecified
    /// Dark text on light backgrounds.
    case light
    /// Light text on dark backgrounds.
    case dark
}
