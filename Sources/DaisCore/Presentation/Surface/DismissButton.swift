// SPDX-License-Identifier: Apache-2.0

/// An invisible button that lets screen readers dismiss a modal where a press outside would. Tab skips it, because
/// keyboard users have Escape.
nonisolated struct DismissButton: View, BuiltInView {
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        let strings = BuiltInStrings(locale)
        Button(strings[.dismissPopup]) {}
            .accessibilityHint(strings[.dismissPopupHint])
            .modifier(OutOfTabOrder())
    }

    @MainActor static var part: LayerDescription.Part {
        var appearance = Appearance()
        appearance.classes = ["modal-dismiss"]
        appearance.layout.opaque = true
        // The client starts the exit when it sends the click.
        appearance.attribute(AttributeName.closes, "")
        return LayerDescription.Part(name: "modal-dismiss", appearance: appearance, isFirst: false) {
            AnyView(DismissButton())
        }
    }
}

private nonisolated struct OutOfTabOrder: BoxModifier {
    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) { appearance.attribute("tabindex", "-1") }
}
