// SPDX-License-Identifier: Apache-2.0

/// The attributes of one run of text. Attributes that are `nil` are inherited.
nonisolated struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var scale: Text.Scale?
    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var isItalic: Bool?
    var hasMonospacedDigits = false
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var foreground: _Paint?
    var background: _Paint?
    /// The space between letters, in points.
    var spacing: Double?
    /// The distance above the baseline, in points.
    var baselineOffset: Double?
    var isCode = false
    var link: String?
    /// The address of a link as written, if a view above handles it; see ``OpenURLAction``.
    var handledLink: String?
    /// Indicates whether speech spells out the letters, and whether it names all punctuation.
    var spellsOut = false
    var saysPunctuation = false
    /// The accessibility properties of the run. They belong to one text and are not inherited.
    var meaning: TextMeaning?

    /// Returns the attributes of this run inside a text with attributes. The inner ones take precedence.
    func inside(_ outer: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? outer.font
        result.scale = scale ?? outer.scale
        result.weight = weight ?? outer.weight
        result.width = width ?? outer.width
        result.design = design ?? outer.design
        result.isItalic = isItalic ?? outer.isItalic
        result.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        result.foreground = foreground ?? outer.foreground
        result.background = background ?? outer.background
        result.spacing = spacing ?? outer.spacing
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.isCode = isCode || outer.isCode
        result.link = link ?? outer.link
        result.handledLink = handledLink ?? outer.handledLink
        result.spellsOut = spellsOut || outer.spellsOut
        result.saysPunctuation = saysPunctuation || outer.saysPunctuation
        return result
    }

    /// A Boolean that is `true` if the run needs its own element inside that of the text.
    var needsElement: Bool { link != nil || isCode || baselineOffset != nil || meaning != nil }

    /// Makes the run a link. One that a view above handles need not be an address that a browser may open.
    mutating func setLink(_ address: String, isHandled: Bool) {
        link = SafeLink.checked(address)
        guard isHandled else { return }
        handledLink = address
        if link == nil { link = "#" }
    }

    /// Sends what the attributes need to the page before the element of a run, which belongs to no node.
    @MainActor func require(in document: Document) {
        if scale != nil { document.requireRules(of: .textScale) }
        if foreground?.isImage == true { document.requireRules(of: .imagePaint) }
        guard let shadows = foreground?.shadows, !shadows.isEmpty else { return }
        document.requireRules(of: .inkShadows)
        for shadow in shadows { shadow.filter.send(to: document.sprite) }
    }

    @MainActor func apply(to appearance: inout Appearance) {
        if let weight { appearance.setWeight(weight) }
        if isItalic == true { appearance.setItalic(true) }
        if let design { appearance.setDesign(design) }
        if let width { appearance.set("font-stretch", width.css) }
        font?.apply(to: &appearance)
        if let scale { TextScaleModifier(scale: scale).apply(to: &appearance) }
        if hasMonospacedDigits { appearance.set("font-variant-numeric", "tabular-nums") }
        appearance.setLines(underline: underline, strikethrough: strikethrough)
        if let foreground { ForegroundModifier(paint: foreground).apply(to: &appearance) }
        if let background { appearance.set("background-color", background.css) }
        if let spacing { appearance.set("letter-spacing", spacing.px) }
        if let baselineOffset { appearance.set("vertical-align", baselineOffset.px) }
        if spellsOut || saysPunctuation {
            appearance.set("speak-as", TextMeaning.speech(spellsOut: spellsOut, saysPunctuation: saysPunctuation))
        }
        if let link {
            appearance.attribute("href", SafeLink.placed(link))
            if handledLink == nil, SafeLink.leavesTheApp(link) {
                appearance.attribute("target", "_blank")
                appearance.attribute("rel", "noopener noreferrer")
            }
        }
    }

    var tag: ElementTag { link != nil ? .a : isCode ? .code : .span }
}

/// A reference to attributes, because most texts have none.
nonisolated final class TextAttributesBox: Equatable, Sendable {
    let value: TextAttributes

    init(_ value: TextAttributes) { self.value = value }

    static func == (a: TextAttributesBox, b: TextAttributesBox) -> Bool { a === b || a.value == b.value }
}

extension Appearance {
    /// Sets the lines below and through the text, which share one CSS property.
    mutating func setLines(underline: Text.LineStyle?, strikethrough: Text.LineStyle?) {
        let below = underline.flatMap { $0.isVisible ? $0 : nil }
        let through = strikethrough.flatMap { $0.isVisible ? $0 : nil }
        guard let style = below ?? through, value(of: "text-decoration") == nil else { return }
        let lines = [below.map { _ in "underline" }, through.map { _ in "line-through" }].compactMap { $0 }
        let color = style.color.map { " " + $0.css } ?? ""
        set("text-decoration", lines.joined(separator: " ") + " " + style.pattern.css + color)
    }
}
