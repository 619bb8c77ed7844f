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

    private(set) var base: Base
    /// The factor of ``scaled(by:)``.
    private(set) var scale = 1.0
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
    /// Returns the font in bold, or without ``bold()``.
    public func bold(_ isActive: Bool) -> Font {
        isActive ? bold() : with { if $0.weight == .bold { $0.weight = nil } }
    }
    /// Returns the font in italics.
    public func italic() -> Font { italic(true) }
    /// Returns the font in italics, or upright.
    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
    /// Returns the monospaced system font with the same size and weight.
    public func monospaced() -> Font { monospaced(true) }
    /// Returns the monospaced system font with the same size and weight, or the font without ``monospaced()``.
    public func monospaced(_ isActive: Bool) -> Font {
        with { if isActive { $0.design = .monospaced } else if $0.design == .monospaced { $0.design = nil } }
    }
    /// Returns the font with digits of equal width, so that a counter does not jitter.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { caps("all-small-caps", true) }
    /// Returns the font with small capitals for all letters, or without them.
    public func smallCaps(_ isActive: Bool) -> Font { caps("all-small-caps", isActive) }
    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { caps("small-caps", true) }
    /// Returns the font with small capitals for lowercase letters, or without them.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { caps("small-caps", isActive) }
    /// Returns the font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { caps("unicase", true) }
    /// Returns the font with small capitals for uppercase letters, or without them.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { caps("unicase", isActive) }

    private func caps(_ variant: String, _ isActive: Bool) -> Font {
        with { if isActive { $0.caps = variant } else if $0.caps == variant { $0.caps = nil } }
    }

    // MARK: Sizes

    /// Returns the font with its size multiplied by a factor. A text style still follows the reader's font size.
    ///
    /// ```swift
    /// Text("Total").font(.headline.scaled(by: 1.5))
    /// ```
    public func scaled(by factor: CGFloat) -> Font {
        with { $0.scale *= factor.isFinite ? max(0, Double(factor)) : 1 }
    }

    /// Returns the font in another size in points.
    public func pointSize(_ size: CGFloat) -> Font {
        with {
            $0.scale = 1
            if case .custom(let name, _) = base {
                $0.base = .custom(name: name, size: Double(size))
            } else {
                if base == .style(.headline), weight == nil { $0.weight = .semibold }
                $0.base = .system(size: Double(size))
            }
        }
    }
}
