// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the background style of the enclosing presentation.
    ///
    /// ```swift
    /// .fullScreenCover(isPresented: $isPaused) {
    ///     PauseMenu().presentationBackground(.ultraThinMaterial)
    /// }
    /// ```
    /// With `.clear`, the views behind the presentation are visible.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationOption(BackgroundOption(paint: style._paint(), view: nil))
    }

    /// Places a view behind the content of the enclosing presentation.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the view if it does not fill the presentation.
    ///   - content: The background, in the environment of the presentation. It receives no input.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presentationOption(
            BackgroundOption(paint: nil, view: { AnyView(content) }, alignment: alignment))
    }
}

nonisolated struct BackgroundOption: PresentationOption {
    let paint: _Paint?
    let view: (() -> AnyView)?
    var alignment = Alignment.center

    @MainActor func apply(to layer: inout LayerDescription) {
        if let paint {
            layer.surface.fill(paint)
            // The part that a drag pulls in from below the window has the same background.
            layer.surface.classes.append("grounded")
        }
        // Without a background the shadow alone would be visible.
        if paint == Color.clear._paint() { layer.surface.set("box-shadow", "none") }
        guard let view else { return }
        var appearance = Appearance()
        appearance.classes = ["ov", "under", StateClass.presentationBackground]
        appearance.layout.opaque = true
        appearance.attribute("aria-hidden", "true")
        if alignment != .center { appearance.set("place-items", alignment.css) }
        layer.parts.append(
            LayerDescription.Part(name: StateClass.presentationBackground, appearance: appearance, view: view))
    }
}
