// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Element {
    /// The barrier of a text that is hard to read in light or dark appearance, as far as the views tell its colors.
    var contrastBarrier: String? {
        guard hasClass("T"), text?.isEmpty == false, isUsable, let paint = TextPaint(of: self) else { return nil }
        let least = paint.isLarge ? 3.0 : 4.5
        let weak = paint.contrasts.filter { $0.ratio < least }
        guard let worst = weak.min(by: { $0.ratio < $1.ratio }) else { return nil }
        let ratio = (worst.ratio * 10).rounded(.down) / 10
        return
            "has a contrast of \(ratio) : 1 in \(weak.map(\.appearance).joined(separator: " and ")) appearance, less "
            + "than \(least) : 1. Choose a stronger color for the text or for its background."
    }
}

/// The color, the font and the background of a text, as far as the views tell them.
@MainActor
private struct TextPaint {
    private var color: String?
    /// From the text outward.
    private var backgrounds: [String] = []
    /// Indicates whether nothing is seen through the backgrounds.
    private var isOpaque = false
    private var opacity = 1.0
    private var tint: String?
    private var scheme: String?
    private var size: Double?
    private var fontWeight: Int?
    private var weight: Int?

    /// Follows the ancestors of a text to the page.
    ///
    /// It is `nil` if the style sheet or another view takes part in what is seen, so that only a browser knows it, and
    /// for the platform's own label colors and default tint on its own backgrounds.
    init?(of text: Element) {
        guard !text.hasClass("vh") else { return nil }
        var element = text
        while true {
            guard add(element) || isSettled else { return nil }
            if element.hasClass("root") { break }
            guard let parent = element.parent else {
                guard isSettled else { return nil }
                break
            }
            // The earlier views of a stack from back to front are behind the later ones.
            let isStack = parent.hasClass("Z") || parent.hasClass("O")
            if !isOpaque, isStack, parent.children.first !== element { return nil }
            element = parent
        }
        if hasPlatformColor, backgrounds.allSatisfy({ $0.hasPrefix("var(--") && $0 != "var(--tint)" }) { return nil }
        if !isOpaque { backgrounds.append("var(--bg)") }
    }

    /// Indicates whether the ancestors have no influence any more.
    private var isSettled: Bool { isOpaque && color?.contains("currentColor") == false }

    private var hasPlatformColor: Bool {
        guard let color else { return true }
        return color.contains("currentColor") || color.hasPrefix("var(--label") || color == "var(--tint)" && tint == nil
    }

    /// Adds what an element sets. Returns `false` if its look cannot be known.
    private mutating func add(_ element: Element) -> Bool {
        let style = element.style
        if tint == nil { tint = style["--tint"] }
        if scheme == nil { scheme = style["color-scheme"] }
        addFont(of: element)
        let classes = element.classes.split(separator: " ")
        guard classes.allSatisfy({ Self.transparent.contains($0) || $0.hasPrefix("f-") }),
            Self.effects.allSatisfy({ style[$0] == nil })
        else { return false }
        if let own = style["color"] {
            setColor(own)
        } else if element.hasClass("B"), !element.hasClass("plain"), !element.hasClass("bare") {
            setColor(style["--fg"] ?? "var(--tint)")
        }
        guard !isOpaque else { return true }
        if let own = style["opacity"] {
            guard let value = Double(own) else { return false }
            opacity *= value
        }
        if let background = style["background-color"] ?? style["background"] {
            backgrounds.append(background)
            let seen = [false, true].map { ColorReader(isDark: $0, values: values).read(background) }
            guard !seen.contains(nil) else { return false }
            isOpaque = seen.allSatisfy { $0?.opacity == 1 } && opacity == 1
        }
        return true
    }

    /// Sets the color around what is known so far.
    private mutating func setColor(_ css: String) {
        color = color.map { $0.replacing("currentColor", with: css) } ?? css
    }

    private mutating func addFont(of element: Element) {
        let style = element.style
        if weight == nil { weight = style["--w"].flatMap { Int($0) } }
        guard size == nil, element.hasClass("fn") else { return }
        let textStyle = Font.TextStyle.allCases.first { $0.className.map(element.hasClass) ?? false }
        let rems = style["--fs"].flatMap { Double($0) }
        size = rems.map { $0 * 16 } ?? textStyle?.metrics.size
        fontWeight = style["--fw"].flatMap { Int($0) }
    }

    // MARK: Results

    /// Indicates whether WCAG counts the text as large: 18 typographic points, or 14 if it is bold.
    var isLarge: Bool {
        let size = size ?? Font.TextStyle.body.metrics.size
        return size >= 24 || size >= 18.66 && weight ?? fontWeight ?? 400 >= 700
    }

    private var values: [String: String] { tint.map { ["--tint": $0] } ?? [:] }

    /// The contrast in the appearances in which the text is seen.
    var contrasts: [(appearance: String, ratio: Double)] {
        let appearances = [("light", false), ("dark", true)].filter { scheme == nil || scheme == $0.0 }
        return appearances.compactMap { name, isDark in
            let reader = ColorReader(isDark: isDark, values: values)
            let css = color?.replacing("currentColor", with: "var(--label)") ?? "var(--label)"
            guard var front = reader.read(css) else { return nil }
            var behind = ColorComponents(red: 1, green: 1, blue: 1)
            for background in backgrounds.reversed() {
                guard let layer = reader.read(background) else { return nil }
                behind = layer.over(behind)
            }
            front.opacity *= opacity
            return (name, front.over(behind).contrast(to: behind))
        }
    }

    /// The classes without a color or a background of their own.
    private static let transparent: Set<Substring> = [
        "root", "V", "H", "Z", "W", "O", "F", "L", "T", "B", "fn", "gx", "gy", "sx", "sy", "fw", "fh", "plain", "bare",
        "taps", "presses", "pinches", "drags", "drags-beside", "lap", "ov", "under", "thru", "pos",
    ]

    /// The properties after which a browser alone knows what is seen.
    private static let effects = [
        "background-image", "backdrop-filter", "filter", "mix-blend-mode", "mask-image", "-webkit-text-fill-color",
    ]
}
