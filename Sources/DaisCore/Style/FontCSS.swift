// SPDX-License-Identifier: Apache-2.0

// The class `fn` reads custom properties, which a text style, a size or a trait sets. The modifiers `fontWeight`,
// `italic` and `fontDesign` set `--w`, `--i` and `--ff`, which take precedence in every `fn` below. As in SwiftUI,
// these modifiers also affect texts that set their own font.

extension Font {
    @MainActor func apply(to appearance: inout Appearance) {
        // The innermost value wins; modifiers are applied from the inside out.
        guard !appearance.classes.contains(StateClass.font) else { return }
        appearance.addClass(StateClass.font)
        var line = 22.0 / 17
        switch base {
        case .style(let style):
            if let name = style.className { appearance.addClass(name) }
            line = style.metrics.line / style.metrics.size
            if scale != 1 {
                appearance.set("font-size", "calc((var(--fs)*var(--u) + var(--fb))*\(scale.css))")
            }
        case .system(let own):
            let size = own * scale
            line = size > 19 ? 1.21 : 1.3
            appearance.set("--fs", (size / 16).css)
            if size > 19 { appearance.set("--lh", "1.21") }
        case .custom(let name, let size):
            appearance.set("--fs", (size * scale / 16).css)
            appearance.set("--fam", "\(Self.quoted(name)),var(--sans)")
        }
        if let weight {
            appearance.set("--fw", String(weight.value))
            appearance.set("--sw", "var(--s,\(weight.stroke.css))")
        }
        if let design { appearance.set("--fam", design.family) }
        if let width { appearance.set("font-stretch", width.css) }
        if isItalic { appearance.set("--fi", "italic") }
        if hasMonospacedDigits { appearance.set("font-variant-numeric", "tabular-nums") }
        if let caps { appearance.set("font-variant-caps", caps) }
        if let leading, leading != .standard { appearance.set("--lh", (line + leading.extra).css) }
    }

    /// Returns a family name as a CSS string, without characters that could end the string or the rule.
    private static func quoted(_ name: String) -> String {
        "\"" + name.filter { $0.isLetter || $0.isNumber || " -_.".contains($0) } + "\""
    }
}

extension Appearance {
    // `nil` undoes an outer modifier: `initial` makes `var()` fall back on the font's own value.

    mutating func setWeight(_ weight: Font.Weight?) {
        guard value(of: "--w") == nil else { return }
        let stroke = weight?.stroke.css ?? "initial"
        set("--w", weight.map { String($0.value) } ?? "initial")
        set("--s", stroke)
        set("--sw", stroke)
        set("font-weight", weight.map { String($0.value) } ?? "var(--fw,400)")
    }

    mutating func setItalic(_ isItalic: Bool) {
        guard value(of: "--i") == nil else { return }
        set("--i", isItalic ? "italic" : "initial")
        set("font-style", isItalic ? "italic" : "var(--fi,normal)")
    }

    mutating func setDesign(_ design: Font.Design?) {
        guard value(of: "--ff") == nil else { return }
        set("--ff", design?.family ?? "initial")
        set("font-family", design?.family ?? "var(--fam,var(--sans))")
    }
}
