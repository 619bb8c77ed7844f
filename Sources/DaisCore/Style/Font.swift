// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A font: a role (`.title`), a size of the system's font, or a font by name, with traits.
///
/// ```swift
/// Text("Total").font(.headline)
/// Text(amount, format: .number).font(.system(.body, design: .monospaced).weight(.medium))
/// ```
///
/// Sizes are points and become `rem`, so text grows with the font size set in the browser.
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

    /// The font of the reader's system in a size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(base: .system(size: Double(size)))
        font.weight = weight
        font.design = design
        return font
    }

    /// The font of the reader's system in a role.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(style)
        font.weight = weight
        font.design = design
        return font
    }

    /// A font by its family name. Readers who do not have it see the system's.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name: name, size: Double(size)))
    }

    /// A font by its family name, in a size that grows with a role's.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// A font by its family name, in a fixed size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

    // MARK: Traits

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// All digits of one width, so that a counter does not jitter.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    public func smallCaps() -> Font { with { $0.caps = "all-small-caps" } }
    public func lowercaseSmallCaps() -> Font { with { $0.caps = "small-caps" } }
    public func uppercaseSmallCaps() -> Font { with { $0.caps = "unicase" } }
}
