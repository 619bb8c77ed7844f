// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the font of the text inside.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font).modifier(FontModifier(font: font))
    }

    /// Sets how heavy the text inside is, whatever its font.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(TextTraitModifier(weight: weight))
    }

    /// Sets how wide the letters inside are.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { modifier(TextTraitModifier(width: width)) }

    /// Sets the family of the font inside.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(TextTraitModifier(design: design))
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        modifier(TextTraitModifier(isItalic: isActive))
    }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontDesign(isActive ? .monospaced : nil)
    }

    /// All digits of one width, so that a counter does not jitter.
    nonisolated public func monospacedDigit() -> some View { modifier(TextTraitModifier(hasMonospacedDigits: true)) }

    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid) -> some View {
        modifier(TextTraitModifier(underline: isActive ? Text.LineStyle(pattern: pattern) : nil))
    }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid
    ) -> some View {
        modifier(TextTraitModifier(strikethrough: isActive ? Text.LineStyle(pattern: pattern) : nil))
    }

    /// Adds space between letters, in points.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        modifier(TextTraitModifier(spacing: Double(kerning)))
    }

    /// Adds space between letters, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

    /// Raises the text above its place, in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        modifier(BaselineOffsetModifier(offset: Double(baselineOffset)))
    }
}

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }

extension EnvironmentValues {
    /// The font of text; `nil` means body.
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

nonisolated struct TextTraitModifier: BoxModifier {
    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var isItalic = false
    var hasMonospacedDigits = false
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var spacing: Double?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if let weight { appearance.setWeight(weight) }
        if isItalic { appearance.setItalic() }
        if let design { appearance.setDesign(design) }
        if let width, appearance.value(of: "font-stretch") == nil { appearance.set("font-stretch", width.css) }
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
