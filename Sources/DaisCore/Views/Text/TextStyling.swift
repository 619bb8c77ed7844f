// SPDX-License-Identifier: Apache-2.0
public import Foundation

// Modifiers that keep a text a text, so that it can be joined with others.

extension Text {
    nonisolated func with(_ change: (inout TextAttributes) -> Void) -> Text {
        var copy = self
        var value = attributes?.value ?? TextAttributes()
        change(&value)
        copy.attributes = TextAttributesBox(value)
        return copy
    }

    /// Sets the font; `nil` takes the one around it.
    nonisolated public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

    /// Sets how heavy the strokes are.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = $0.weight ?? weight } }

    /// Sets how wide the letters are.
    nonisolated public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = $0.width ?? width } }

    /// Sets the family of the font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = $0.design ?? design } }

    /// Sets the colour; `nil` takes the one around it.
    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        with { $0.foreground = $0.foreground ?? color?._paint() }
    }

    /// Sets the style the letters are filled with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with { $0.foreground = $0.foreground ?? style._paint() }
    }

    nonisolated public func bold() -> Text { bold(true) }
    nonisolated public func bold(_ isActive: Bool) -> Text {
        with { $0.weight = isActive ? ($0.weight ?? .bold) : nil }
    }

    nonisolated public func italic() -> Text { italic(true) }
    nonisolated public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        with { $0.design = isActive ? .monospaced : nil }
    }

    /// All digits of one width, so that a counter does not jitter.
    nonisolated public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

    nonisolated public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid) -> Text {
        with { $0.underline = isActive ? LineStyle(pattern: pattern) : LineStyle.none }
    }

    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid) -> Text {
        with { $0.strikethrough = isActive ? LineStyle(pattern: pattern) : LineStyle.none }
    }

    /// Adds space between letters, in points.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { with { $0.spacing = Double(kerning) } }

    /// Adds space between letters, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { with { $0.spacing = Double(tracking) } }

    /// Raises the text above the line, in points.
    nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = Double(offset) } }
}
