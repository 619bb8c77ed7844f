// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A font: a text style, a size of the system font, or a font by name, with traits.
///
/// ```swift
/// Text("Total").font(.headline)
/// Text(amount, format: .number).font(.system(.body, design: .monospaced).weight(.medium))
/// ```
///
/// Sizes are in points and become `rem`, so text scales with the font size of the browser.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: Double)
        case custom(name: String, size: Double)
    }

    let base: Base
    var weight: Weight?
    var width: Width?
    var design: Design?
    var leading: Leading?
    var isItalic = false
    var hasMonospacedDigits = false
    /// The value of `font-variant-caps`.
    var caps: String?

    private init(base: Base) { self.base = base }

    init(_ style: TextStyle) { self.init(base: .style(style)) }

    // MARK: Making

    /// Returns the system font in a size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(base: .system(size: Double(size)))
        font.weight = weight
        font.design = design
        return font
    }

    /// Returns the system font in a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(style)
        font.weight = weight
        font.design = design
        return font
    }

    /// Returns a font by its family name, in points. Browsers without the font show the system font.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name: name, size: Double(size)))
    }

    /// Returns a font by its family name, in points. The size scales with the browser's font size, whatever `textStyle`.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// Returns a font by its family name, in points. It scales with the browser's font size too.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

    // MARK: Traits

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// Returns the font with another width. Only fonts with a width variation show it.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// Returns the font with another line spacing.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }
    /// Returns the font in italics.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// Returns the monospaced system font with the same size and weight.
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// Returns the font with digits of equal width, so that a counter does not jitter.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { with { $0.caps = "all-small-caps" } }
    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { with { $0.caps = "small-caps" } }
    /// Returns the font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { with { $0.caps = "unicase" } }
}
