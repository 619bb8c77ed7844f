// SPDX-License-Identifier: Apache-2.0

/// A button at the end of a modal that a press beside it dismisses: a screen reader finds it, nobody sees it. Tab does not
/// stop at it, for the keyboard has Escape.
nonisolated struct DismissPopup: View, BuiltInView {
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        let words = BuiltInWords(locale)
        Button(words[.dismissPopup]) {}
            .accessibilityHint(words[.dismissPopupHint])
            .modifier(OutOfTabOrder())
    }

    @MainActor static var part: LayerDescription.Part {
        var look = Appearance()
        look.classes = ["modal-dismiss"]
        look.layout.opaque = true
        // The client starts the exit in the same moment as it sends the click.
        look.attribute("data-closes", "")
        return LayerDescription.Part(name: "modal-dismiss", appearance: look, isFirst: false) {
            AnyView(DismissPopup())
        }
    }
}

private nonisolated struct OutOfTabOrder: BoxModifier {
    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) { appearance.attribute("tabindex", "-1") }
}
