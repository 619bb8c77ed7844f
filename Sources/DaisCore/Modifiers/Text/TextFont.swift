// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the font of the text in the view; `nil` sets the default font, the body font.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font).modifier(FontModifier(font: font ?? .body))
    }

    /// Sets the weight of the text in the view, whatever its font; `nil` restores the weight of the font.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(TextTraitModifier(weight: weight))
    }

    /// Sets the width of the letters in the view; `nil` restores the standard width.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { modifier(TextTraitModifier(width: width)) }

    /// Sets the font family of the text in the view; `nil` restores the family of the font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(TextTraitModifier(design: design))
    }

    /// Shows the text in the view in bold, or in the weight of its font.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Shows the text in the view in italics, or as its font is.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        modifier(TextTraitModifier(isItalic: isActive))
    }

    /// Shows the text in the view in the monospaced system font, or in the family of its font.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontDesign(isActive ? .monospaced : nil)
    }

    /// Shows digits with equal widths, so that a counter does not jitter.
    nonisolated public func monospacedDigit() -> some View { modifier(TextTraitModifier(hasMonospacedDigits: true)) }

    /// Underlines the text in the view, in the color of the text by default.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(TextTraitModifier(underline: isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Strikes through the text in the view, in the color of the text by default.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(TextTraitModifier(strikethrough: isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Adds space between letters, in points.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        modifier(TextTraitModifier(spacing: Double(kerning)))
    }

    /// Adds space between letters, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

    /// Raises the text above its baseline, in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        modifier(BaselineOffsetModifier(offset: Double(baselineOffset)))
    }
}

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }

extension EnvironmentValues {
    /// The font of text. The default is `nil`, which means body.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

nonisolated struct FontModifier: BoxModifier {
    let font: Font?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) { font?.apply(to: &appearance) }
}

/// Sets traits of text. The outer `nil` leaves a trait as it is, and the inner one restores that of the font.
nonisolated struct TextTraitModifier: BoxModifier {
    var weight: Font.Weight??
    var width: Font.Width??
    var design: Font.Design??
    var isItalic: Bool?
    var hasMonospacedDigits = false
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var spacing: Double?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if let weight { appearance.setWeight(weight) }
        if let isItalic { appearance.setItalic(isItalic) }
        if let design { appearance.setDesign(design) }
        if let width, appearance.value(of: "font-stretch") == nil {
            appearance.set("font-stretch", (width ?? .standard).css)
        }
        if hasMonospacedDigits { appearance.set("font-variant-numeric", "tabular-nums") }
        appearance.setLines(underline: underline, strikethrough: strikethrough)
        if let spacing, appearance.value(of: "letter-spacing") == nil { appearance.set("letter-spacing", spacing.px) }
    }
}

nonisolated struct BaselineOffsetModifier: BoxModifier {
    let offset: Double

    @MainActor static var layer: BoxLayer { .offset }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.set("position", "relative")
        appearance.set("bottom", offset.px)
    }
}
