// SPDX-License-Identifier: Apache-2.0

extension PresentationKind {
    /// A press outside means cancel, as Escape does.
    static let confirmationDialog = PresentationKind(
        name: "dialog", classPrefix: "dialog", role: "alertdialog", rank: .alerts, dismissals: [.button, .scrim],
        wrapsContent: false, laysOutContent: false)
}
