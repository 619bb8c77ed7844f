// SPDX-License-Identifier: Apache-2.0
public import Foundation

// Modifiers that return a text, so that it can be joined with others.

extension Text {
    nonisolated func with(_ change: (inout TextAttributes) -> Void) -> Text {
        var copy = self
        var value = attributes?.value ?? TextAttributes()
        change(&value)
        copy.attributes = TextAttributesBox(value)
        return copy
    }

    /// Sets the font; `nil` inherits it.
    nonisolated public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

    /// Sets the weight of the font.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = $0.weight ?? weight } }

    /// Sets the width of the letters.
    nonisolated public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = $0.width ?? width } }

    /// Sets the font family.
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = $0.design ?? design } }

    /// Sets the color; `nil` inherits it.
    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        with { $0.foreground = $0.foreground ?? color?._paint() }
    }

    /// Sets the style that fills the letters.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with { $0.foreground = $0.foreground ?? style._paint() }
    }

    /// Shows the text in bold.
    nonisolated public func bold() -> Text { bold(true) }
    /// Shows the text in bold, or in its inherited weight.
    nonisolated public func bold(_ isActive: Bool) -> Text {
        with { $0.weight = isActive ? ($0.weight ?? .bold) : nil }
    }

    /// Shows the text in italics.
    nonisolated public func italic() -> Text { italic(true) }
    /// Shows the text in italics, or upright.
    nonisolated public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

    /// Shows the text in the monospaced system font.
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        with { $0.design = isActive ? .monospaced : nil }
    }

    /// Shows digits with equal widths, so that a counter does not jitter.
    nonisolated public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

    /// Underlines the text, in its color by default.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : LineStyle.none }
    }

    /// Strikes through the text, in its color by default.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : LineStyle.none }
    }

    /// Adds space between letters, in points.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { with { $0.spacing = Double(kerning) } }

    /// Adds space between letters, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { with { $0.spacing = Double(tracking) } }

    /// Raises the text above the baseline, in points.
    nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = Double(offset) } }
}
