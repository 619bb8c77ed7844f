// SPDX-License-Identifier: Apache-2.0

/// The kind of layer that a presentation uses. It is data only; all kinds share the same machine.
nonisolated struct PresentationKind: Equatable {
    /// The value of `data-layer`, which selects the client's motion.
    let name: String
    /// The first part of the class names, a stable contract for style sheets: `sheet-overlay`, `sheet-container`.
    let classPrefix: String
    let role: String
    let rank: Rank
    /// The dismissals that the user may perform unless the content disables them.
    let dismissals: [DismissalReason]
    /// Indicates whether an element of its own (`sheet-content`) wraps the content inside the surface.
    let wrapsContent: Bool
    /// Indicates whether the content is laid out like a page: centered, and filling the available space if it is
    /// flexible.
    let laysOutContent: Bool
    var isModal = true
    /// Indicates whether the layer is anchored to the presenting view.
    var isAnchored = false
    /// The maximum number on the page at a time. Further presentations wait.
    var limit: Int?
    /// Indicates whether the layer stays interactive below a modal one.
    var isNeverInert = false

    /// The kind as part of a sentence.
    var phrase: String { "aeiou".contains(name.first ?? " ") ? "an \(name)" : "a \(name)" }

    /// Indicates whether the user can drag it and it supports detents.
    var isDraggable: Bool { dismissals.contains(.drag) && rank != .toasts }

    /// The stacking order of layers, independent of the order of their sources.
    enum Rank: Int, Comparable, CaseIterable {
        case columns, containers, alerts, toasts
        static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
    }

    static let sheet = PresentationKind(
        name: "sheet", classPrefix: "sheet", role: "dialog", rank: .containers, dismissals: [.scrim, .escape, .drag],
        wrapsContent: true, laysOutContent: true)
    static let fullScreenCover = PresentationKind(
        name: "fullscreen", classPrefix: "fullscreen", role: "dialog", rank: .containers, dismissals: [],
        wrapsContent: true, laysOutContent: true)
    static let alert = PresentationKind(
        name: "alert", classPrefix: "alert", role: "alertdialog", rank: .alerts, dismissals: [.button],
        wrapsContent: false, laysOutContent: false)
}
