// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the visibility of the drag indicator at the top of the enclosing sheet.
    ///
    /// By default it is visible if there is more than one detent. The indicator is a control: Return and a click select
    /// the next detent, the arrow keys the one above or below, Home and End the first and the last. A hidden indicator
    /// appears when it has the keyboard focus.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOption(DragIndicatorOption(visibility: visibility))
    }
}

nonisolated struct DragIndicatorOption: PresentationOption {
    let visibility: Visibility

    @MainActor func apply(to layer: inout LayerDescription) { layer.sheet.indicator = visibility }
}
