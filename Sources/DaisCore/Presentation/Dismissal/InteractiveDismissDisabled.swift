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

extension View {
    /// Keeps the user from dismissing the sheet around this view, and tells when it was tried: the moment to ask whether
    /// changes should be saved.
    ///
    /// ```swift
    /// Form { … }
    ///     .interactiveDismissDisabled(hasUnsavedChanges) { asksToSave = true }
    /// ```
    /// Not in SwiftUI; UIKit tells its presentation delegate the same.
    /// - Parameter onAttempt: called once for each drag, Escape or press outside that would have dismissed it.
    nonisolated public func interactiveDismissDisabled(
        _ isDisabled: Bool = true, onAttempt: @escaping () -> Void
    ) -> some View {
        presentationOption(DismissDisabledOption(isDisabled: isDisabled, attempts: [onAttempt]))
    }
}

nonisolated struct DismissDisabledOption: PresentationOption {
    let isDisabled: Bool
    var attempts: [() -> Void] = []

    func over(_ inner: Self) -> Self {
        Self(isDisabled: isDisabled || inner.isDisabled, attempts: attempts + inner.attempts)
    }
    func beside(_ next: Self) -> Self { over(next) }

    @MainActor func apply(to layer: inout LayerDescription) {
        guard isDisabled else { return }
        layer.dismissals.removeAll { $0 != .button && $0 != .timeout }
        layer.attempts += attempts.map { attempt in { _ in attempt() } }
    }
}
