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
        presentationOption(DismissDisabledOption(isDisabled, DismissalReason.interactive))
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
    /// - Parameters:
    ///   - isDisabled: A Boolean value that tells whether the user may not dismiss it.
    ///   - onAttempt: A closure called for each drag, Escape or press outside that would have dismissed the sheet.
    nonisolated public func interactiveDismissDisabled(
        _ isDisabled: Bool = true, onAttempt: @escaping () -> Void
    ) -> some View {
        presentationOption(DismissDisabledOption(isDisabled, DismissalReason.interactive) { _ in onAttempt() })
    }

    /// Prevents the user from dismissing the enclosing sheet and reports attempts with their reason.
    nonisolated public func interactiveDismissDisabled(
        _ isDisabled: Bool = true, onAttempt: @escaping (DismissalReason) -> Void
    ) -> some View {
        presentationOption(DismissDisabledOption(isDisabled, DismissalReason.interactive, onAttempt))
    }

    /// Prevents the user from dismissing the enclosing presentation in certain ways, and reports attempts.
    ///
    /// In this example a drag dismisses the sheet, a press outside does nothing, and Escape asks:
    /// ```swift
    /// Form { … }
    ///     .interactiveDismissDisabled(for: [.scrim])
    ///     .interactiveDismissDisabled(for: [.escape]) { _ in asksToSave = true }
    /// ```
    /// Several of these modifiers add up. Going back means the same as Escape unless the set contains only one of them:
    /// disabling `.escape` disables Back, and disabling `.back` leaves Escape as it is. The browser knows the set, so it
    /// starts no exit that is not allowed, and a sheet that may not be dragged away springs back.
    ///
    /// - Parameters:
    ///   - isDisabled: A Boolean value that indicates whether the dismissals are prevented.
    ///   - reasons: `.scrim`, `.drag`, `.escape` and `.back`. Other dismissals cannot be prevented.
    ///   - onAttempt: A closure called for each attempt at one of these dismissals.
    nonisolated public func interactiveDismissDisabled(
        _ isDisabled: Bool = true, for reasons: Set<DismissalReason>, onAttempt: ((DismissalReason) -> Void)? = nil
    ) -> some View {
        presentationOption(DismissDisabledOption(isDisabled, reasons, onAttempt))
    }
}

/// The dismissals that the content prevents.
nonisolated struct DismissDisabledOption: PresentationOption {
    /// One modifier: the dismissals that it prevents, and the closure that is told of attempts.
    private struct Rule {
        let reasons: Set<DismissalReason>
        let onAttempt: ((DismissalReason) -> Void)?
    }

    private var rules: [Rule]

    init(_ isDisabled: Bool, _ reasons: Set<DismissalReason>, _ onAttempt: ((DismissalReason) -> Void)? = nil) {
        rules = isDisabled ? [Rule(reasons: reasons, onAttempt: onAttempt)] : []
    }

    func over(_ inner: Self) -> Self {
        var both = self
        both.rules += inner.rules
        return both
    }
    func beside(_ next: Self) -> Self { over(next) }

    @MainActor func apply(to layer: inout LayerDescription) {
        let named = rules.reduce(into: Set()) { $0.formUnion($1.reasons) }
        // Escape includes Back.
        layer.isDismissDisabled = DismissalReason.interactive.subtracting([.back]).isSubset(of: named)
        for rule in rules {
            layer.refused.formUnion(rule.reasons)
            if !rule.reasons.isSubset(of: DismissalReason.interactive) {
                layer.warn(
                    "whose content disables a dismissal that is not interactive.",
                    remedy: "Disable .scrim, .drag, .escape and .back only.")
            }
            guard let onAttempt = rule.onAttempt else { continue }
            layer.attempts.append { if rule.reasons.contains($0.permission(in: named)) { onAttempt($0) } }
        }
    }
}

extension DismissalReason {
    /// The dismissals that the content of a presentation can prevent.
    static let interactive: Set<DismissalReason> = [.scrim, .drag, .escape, .back]

    /// The reason that decides about this one: Escape decides about Back, unless Back is named.
    func permission(in named: Set<DismissalReason>) -> DismissalReason {
        self == .back && !named.contains(.back) ? .escape : self
    }
}
