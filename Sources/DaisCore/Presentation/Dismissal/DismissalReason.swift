// SPDX-License-Identifier: Apache-2.0

/// The reason for a dismissal. The raw values are used on the wire.
///
/// ```swift
/// ContentView().onPresentationEvent { event in
///     if event.reason == .drag { print("swiped away") }
/// }
/// ```
public enum DismissalReason: String, Sendable {
    /// A press outside, a drag, Escape, or the back gesture: interactive dismissals, which can be disabled.
    case scrim, drag, escape, back
    /// A control of the presentation.
    case button
    /// The owner stops requesting it, or requests another presentation instead.
    case programmatic, replaced
    /// The duration has passed, or the presenting view, the host or the enclosing presentation is gone.
    case timeout, sourceRemoved, hostRemoved, parentDismissed
    /// A policy did not let it be shown; see ``PresentationPolicy``.
    case rejected

    /// Indicates whether the owner has yet to agree.
    var needsAgreement: Bool {
        switch self {
        case .scrim, .drag, .escape, .back, .button, .timeout: true
        // A call of `dismiss()` inside the content is programmatic, too, and the owner may refuse it.
        case .programmatic: true
        case .replaced, .sourceRemoved, .hostRemoved, .parentDismissed, .rejected: false
        }
    }

    /// Indicates whether it ends because its presenting view, or an ancestor of that, was removed.
    var isOfSource: Bool { self == .sourceRemoved || self == .parentDismissed }
}
