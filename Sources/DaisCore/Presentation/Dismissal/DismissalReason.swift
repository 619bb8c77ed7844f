// SPDX-License-Identifier: Apache-2.0

/// Why a presentation ends. The raw values are the words on the wire.
public enum DismissalReason: String, Sendable {
    // By the user; each can be vetoed.
    case scrim, drag, escape, back
    // By the user, on a control that says so.
    case button
    // By what asked for it.
    case programmatic, replaced
    // By circumstances.
    case timeout, sourceRemoved, hostRemoved, parentDismissed

    /// Whether what asked for the presentation has yet to agree.
    var needsAgreement: Bool {
        switch self {
        case .scrim, .drag, .escape, .back, .button, .timeout: true
        // `dismiss()` from inside is programmatic too, and the owner may refuse it.
        case .programmatic: true
        case .replaced, .sourceRemoved, .hostRemoved, .parentDismissed: false
        }
    }

    /// Whether it ends because the view that presents it, or what that view is in, has gone.
    var isOfSource: Bool { self == .sourceRemoved || self == .parentDismissed }
}
