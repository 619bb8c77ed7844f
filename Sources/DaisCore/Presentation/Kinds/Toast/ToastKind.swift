// SPDX-License-Identifier: Apache-2.0

extension PresentationKind {
    /// A toast. It is not modal, takes no focus, lies above everything and stays interactive there.
    static let toast = PresentationKind(
        name: "toast", classPrefix: "toast", role: "region", rank: .toasts, dismissals: [.drag, .button],
        wrapsContent: false, laysOutContent: true, isModal: false, limit: 3, isNeverInert: true)
}
