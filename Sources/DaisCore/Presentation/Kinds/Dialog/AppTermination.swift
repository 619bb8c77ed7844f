// SPDX-License-Identifier: Apache-2.0

// On a Mac, an open dialog or sheet can keep the app from quitting. A page ends when its tab is closed. The browser can
// ask before that, and the user decides.
extension View {
    /// Returns the view unchanged: a dialog is a question already, so a page with one closes without another.
    nonisolated public func dialogPreventsAppTermination(_ prevent: Bool?) -> some View { self }

    /// Sets whether the browser asks before it closes or reloads the tab while the enclosing sheet is presented.
    ///
    /// ```swift
    /// Editor(draft: $draft)
    ///     .presentationPreventsAppTermination(draft.isChanged)
    /// ```
    /// With `nil`, it asks if `interactiveDismissDisabled(_:)` has become `true` while the sheet was presented.
    nonisolated public func presentationPreventsAppTermination(_ prevent: Bool?) -> some View {
        presentationOption(KeepsTabOption(keeps: prevent))
    }
}

nonisolated struct KeepsTabOption: PresentationOption {
    let keeps: Bool?

    @MainActor func apply(to layer: inout LayerDescription) { layer.keepsTab = keeps ?? layer.keepsTab }
}
