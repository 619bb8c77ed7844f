// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the style of text, symbols and shapes in this view.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(paint: style._paint(), colorsButtons: !(style is HierarchicalShapeStyle)))
    }

    /// Sets the primary and secondary styles of this view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modifier(ForegroundModifier(paint: primary._paint(), second: secondary._paint()))
    }

    /// Sets the primary, secondary and tertiary styles of this view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundModifier(paint: primary._paint(), second: secondary._paint(), third: tertiary._paint()))
    }

    /// Sets the color of text, symbols and shapes in this view.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(paint: color?._paint()))
    }
}

/// A node that draws some foreground styles itself.
@MainActor
protocol ForegroundDrawing {
    /// Returns whether the node draws a style, which is then not set on its elements.
    func draws(_ paint: _Paint) -> Bool
}

extension BoxNode {
    /// The innermost foreground style of the view.
    var foreground: _Paint? { nearest(ForegroundModifier.self) { $0.paint != nil }?.paint }
}

/// Sets CSS properties that descendants inherit. `--fg` colors buttons in the view, which otherwise use the tint, and
/// `--fg2` and `--fg3` color the weaker levels of multicolor symbols.
nonisolated struct ForegroundModifier: BoxModifier {
    let paint: _Paint?
    var second: _Paint?
    var third: _Paint?
    /// A level of the current style, such as `.secondary`, does not color buttons.
    var colorsButtons = true

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The inner of two foreground styles wins; modifiers are applied from the inside out.
        guard let paint, appearance.value(of: "color") == nil else { return }
        if !paint.isPlain, (appearance.box as? any ForegroundDrawing)?.draws(paint) == true { return }
        if !paint.shadows.isEmpty { cast(paint.shadows, &appearance) }
        if paint.isImage {
            appearance.require(.imagePaint)
            appearance.addClass("paint")
            if let substitute = paint.substitute { appearance.set("--hue", substitute) }
            appearance.set("background-image", paint.css)
            appearance.set("color", "transparent")
        } else {
            appearance.set("color", paint.css)
            if colorsButtons { appearance.set("--fg", paint.css) }
        }
        if let second { appearance.set("--fg2", second.css) }
        if let third { appearance.set("--fg3", third.css) }
    }

    /// Adds the shadows of the style to the texts and symbols inside.
    @MainActor private func cast(_ shadows: [ShadowStyle], _ appearance: inout Appearance) {
        let filters = shadows.map(\.filter)
        for filter in filters { appearance.require(filter) }
        appearance.require(.inkShadows)
        appearance.addClass("inked")
        appearance.set("--ink", filters.map(\.css).joined(separator: " "))
    }
}

extension FeatureStyle {
    // Text is transparent, so that the image behind it is seen. Symbols and shapes in containers would be invisible.
    static let imagePaint = FeatureStyle(
        "image-paint", ".paint > :is(.icon, .shape), .paint > * > :is(.icon, .shape) { color: var(--hue, inherit) }")

    // A text or symbol inside another text has the shadows of the whole text.
    static let inkShadows = FeatureStyle(
        "ink-shadows",
        """
        :is(.inked, .inked *):is(.T, .icon) { filter: var(--ink) }
        :is(.T, .icon) :is(.T, .icon) { filter: none }
        .T > .inked { filter: var(--ink) }
        """)
}
