// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Keeps the user from dismissing the sheet around this view by a press outside or Escape.
    ///
    /// ```swift
    /// Form { … }
    ///     .interactiveDismissDisabled(hasUnsavedChanges)
    /// ```
    /// `dismiss()` and the binding still end it. Any view inside that asks for it is heard.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOption(DismissDisabledOption(isDisabled: isDisabled))
    }
}

nonisolated struct DismissDisabledOption: PresentationOption {
    let isDisabled: Bool

    func over(_ inner: Self) -> Self { Self(isDisabled: isDisabled || inner.isDisabled) }
    func beside(_ next: Self) -> Self { over(next) }

    @MainActor func apply(to layer: inout LayerDescription) {
        if isDisabled { layer.dismissals.removeAll { $0 != .button } }
    }
}
