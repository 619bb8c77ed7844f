// SPDX-License-Identifier: Apache-2.0

extension PresentationKind {
    /// A confirmation dialog. A press outside cancels it, as Escape does.
    static let confirmationDialog = PresentationKind(
        name: "dialog", classPrefix: "dialog", role: "alertdialog", rank: .alerts, dismissals: [.button, .scrim],
        wrapsContent: false, laysOutContent: false)
}
