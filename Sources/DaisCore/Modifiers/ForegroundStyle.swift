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

    /// Sets the colour of text, symbols and shapes in this view.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(paint: color?._paint()))
    }
}

/// Inherited in the browser; `--fg` colors buttons in the view, which otherwise have the tint, and `--fg2` and `--fg3` carry
/// the weaker levels to multicolour symbols.
nonisolated struct ForegroundModifier: BoxModifier {
    let paint: Paint?
    var second: Paint?
    var third: Paint?
    /// A level of the current style, such as `.secondary`, leaves buttons their tint.
    var colorsButtons = true

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The inner of two foreground styles wins, and modifiers are applied from the inside.
        guard let paint, appearance.value(of: "color") == nil else { return }
        if paint.isImage {
            appearance.addClass("paint")
            appearance.set("background-image", paint.css)
            appearance.set("color", "transparent")
        } else {
            appearance.set("color", paint.css)
            if colorsButtons { appearance.set("--fg", paint.css) }
        }
        if let second { appearance.set("--fg2", second.css) }
        if let third { appearance.set("--fg3", third.css) }
    }
}
