// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Makes the presentation around this view an entry of the browser's history: Back closes it and stays on the page.
    ///
    /// ```swift
    /// .sheet(item: $photo) { photo in
    ///     PhotoView(photo).presentationHistoryEntry()
    /// }
    /// ```
    /// Closing it in any other way takes the entry away, and Forward does not open it again. Back is a dismissal by the
    /// user: `interactiveDismissDisabled()` forbids it. Not in SwiftUI, where there is no such history.
    nonisolated public func presentationHistoryEntry(_ isEnabled: Bool = true) -> some View {
        presentationOption(HistoryEntryOption(isEnabled: isEnabled))
    }
}

nonisolated struct HistoryEntryOption: PresentationOption {
    let isEnabled: Bool

    @MainActor func apply(to layer: inout LayerDescription) {
        guard isEnabled else { return }
        layer.overlay.attribute("data-history", "")
        layer.dismissals.append(.back)
    }
}
