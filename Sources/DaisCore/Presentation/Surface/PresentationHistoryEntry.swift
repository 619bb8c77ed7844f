// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Adds the enclosing presentation to the browser's history, so that Back closes it and stays on the page.
    ///
    /// ```swift
    /// .sheet(item: $photo) { photo in
    ///     PhotoView(photo).presentationHistoryEntry()
    /// }
    /// ```
    /// Closing it in another way removes the entry, and Forward does not open it again. Back is a dismissal by the
    /// user, which `interactiveDismissDisabled()` prevents. SwiftUI has no equivalent.
    nonisolated public func presentationHistoryEntry(_ isEnabled: Bool = true) -> some View {
        presentationOption(HistoryEntryOption(isEnabled: isEnabled))
    }
}

nonisolated struct HistoryEntryOption: PresentationOption {
    let isEnabled: Bool

    @MainActor func apply(to layer: inout LayerDescription) {
        guard isEnabled else { return }
        layer.overlay.attribute(AttributeName.history, "")
        layer.dismissals.append(.back)
    }
}
