// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows or hides the drag indicator at the top of the sheet around this view.
    ///
    /// By itself it is shown when there is more than one detent. It is a control, not an ornament: Return and a click go
    /// to the next height, the arrow keys to the one above or below, Home and End to the ends. Hidden, it appears when the
    /// keyboard reaches it.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOption(DragIndicatorOption(visibility: visibility))
    }
}

nonisolated struct DragIndicatorOption: PresentationOption {
    let visibility: Visibility

    @MainActor func apply(to layer: inout LayerDescription) { layer.sheet.indicator = visibility }
}
