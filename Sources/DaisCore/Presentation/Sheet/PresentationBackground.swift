// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Fills the presentation around this view with a style instead of the usual background.
    ///
    /// ```swift
    /// .fullScreenCover(isPresented: $isPaused) {
    ///     PauseMenu().presentationBackground(.ultraThinMaterial)
    /// }
    /// ```
    /// `.clear` shows what lies behind.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationOption(BackgroundOption(paint: style._paint(), view: nil))
    }

    /// Puts a view behind everything in the presentation around this view.
    ///
    /// - Parameters:
    ///   - alignment: where the view lies if it does not fill.
    ///   - content: may not be pressed; it has the environment of the presentation.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presentationOption(
            BackgroundOption(paint: nil, view: { AnyView(content) }, alignment: alignment))
    }
}

nonisolated struct BackgroundOption: PresentationOption {
    let paint: Paint?
    let view: (() -> AnyView)?
    var alignment = Alignment.center

    @MainActor func apply(to layer: inout LayerDescription) {
        if let paint {
            layer.surface.fill(paint)
            // What a finger pulls into the window below it looks the same.
            layer.surface.classes.append("grounded")
        }
        // A shadow around nothing would be all there is to see.
        if paint == Color.clear._paint() { layer.surface.set("box-shadow", "none") }
        guard let view else { return }
        var look = Appearance()
        look.classes = ["ov", "under", "presentation-background"]
        look.layout.opaque = true
        look.attribute("aria-hidden", "true")
        if alignment != .center { look.set("place-items", alignment.css) }
        layer.parts.append(LayerDescription.Part(name: "presentation-background", appearance: look, view: view))
    }
}
