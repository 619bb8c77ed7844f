// SPDX-License-Identifier: Apache-2.0

extension PresentationKind {
    /// A word in passing: blocks nothing, takes no focus, stands above everything and stays usable there.
    static let toast = PresentationKind(
        name: "toast", classPrefix: "toast", role: "region", rank: .toasts, dismissals: [.drag, .button],
        wrapsContent: false, laysOutContent: true, isModal: false, limit: 3, isNeverInert: true)
}
