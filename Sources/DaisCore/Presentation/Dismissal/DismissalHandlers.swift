// SPDX-License-Identifier: Apache-2.0

/// The closures with which an owner follows the end of its presentation.
nonisolated struct DismissalHandlers {
    /// Called at the start of each exit.
    var will: ((DismissalReason) -> Void)?
    /// Called once, after the removal.
    var did: ((DismissalReason) -> Void)?

    init(will: ((DismissalReason) -> Void)? = nil, did: ((DismissalReason) -> Void)? = nil) {
        self.will = will
        self.did = did
    }

    /// Creates handlers from SwiftUI's form, which does not receive the reason.
    init(_ onDismiss: (() -> Void)?) {
        if let onDismiss { did = { _ in onDismiss() } }
    }
}
