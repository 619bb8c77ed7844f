// SPDX-License-Identifier: Apache-2.0

/// The settings of one modal in a named layer: alignment, dimming, and a handler of presses outside the modal.
nonisolated struct NamedLayerOption: PresentationOption {
    let alignment: Alignment
    /// Replaces the layer's color while the modal is the only one in it.
    let dimmingViewColor: Color?
    let tapped: @MainActor () -> Void

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.surface.set("place-items", alignment.css)
    }
}
