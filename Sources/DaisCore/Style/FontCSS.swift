// SPDX-License-Identifier: Apache-2.0

// How a font reaches the page. The class `fn` reads custom properties; a role, a size or a trait sets them. What a view
// says with `fontWeight`, `italic` or `fontDesign` stands in `--w`, `--i` and `--ff`, which every `fn` below asks first:
// as in SwiftUI, such a modifier also reaches texts that choose a font of their own.

extension Font {
    @MainActor func apply(to appearance: inout Appearance) {
        // The environment's innermost value wins; modifiers are applied innermost first.
        guard !appearance.classes.contains("fn") else { return }
        appearance.addClass("fn")
        var line = 22.0 / 17
        switch base {
        case .style(let style):
            if let name = style.className { appearance.addClass(name) }
            line = style.metrics.line / style.metrics.size
        case .system(let size):
            line = size > 19 ? 1.21 : 1.3
            appearance.set("--fs", (size / 16).css + "rem")
            if size > 19 { appearance.set("--lh", "1.21") }
        case .custom(let name, let size):
            appearance.set("--fs", (size / 16).css + "rem")
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

    /// A family name as a CSS string: only what cannot end the string or the rule.
    private static func quoted(_ name: String) -> String {
        "\"" + name.filter { $0.isLetter || $0.isNumber || " -_.".contains($0) } + "\""
    }
}

extension Appearance {
    mutating func setWeight(_ weight: Font.Weight) {
        guard value(of: "--w") == nil else { return }
        set("--w", String(weight.value))
        set("--s", weight.stroke.css)
        set("--sw", weight.stroke.css)
        set("font-weight", String(weight.value))
    }

    mutating func setItalic() {
        guard value(of: "--i") == nil else { return }
        set("--i", "italic")
        set("font-style", "italic")
    }

    mutating func setDesign(_ design: Font.Design) {
        guard value(of: "--ff") == nil else { return }
        set("--ff", design.family)
        set("font-family", design.family)
    }
}
