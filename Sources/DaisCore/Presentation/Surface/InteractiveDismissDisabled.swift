// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Prevents the user from dismissing the enclosing sheet with a press outside, a drag or Escape.
    ///
    /// ```swift
    /// Form { … }
    ///     .interactiveDismissDisabled(hasUnsavedChanges)
    /// ```
    /// `dismiss()` and the binding still dismiss it. One view inside that disables dismissal is enough.
    ///
    /// A value that becomes `true` while the sheet is presented says that there is unsaved work, so the browser also
    /// asks before the tab is closed, reloaded or leaves the site; see `leaveConfirmation(_:)`. A sheet that could
    /// never be dismissed, such as a mandatory sign-in, does not keep its tab.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOption(DismissDisabledOption(isDisabled: isDisabled))
    }
}

extension View {
    /// Prevents the user from dismissing the enclosing sheet and reports attempts, for example to ask whether to save
    /// changes.
    ///
    /// ```swift
    /// Form { … }
    ///     .interactiveDismissDisabled(hasUnsavedChanges) { asksToSave = true }
    /// ```
    /// SwiftUI does not have it; it corresponds to UIKit's presentation delegate.
    ///
    /// - Parameter onAttempt: A closure called for each drag, Escape or press outside that would have dismissed the
    ///   sheet.
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
        layer.isDismissDisabled = true
        layer.dismissals.removeAll { $0 != .button && $0 != .timeout }
        layer.attempts += attempts.map { attempt in { _ in attempt() } }
    }
}
