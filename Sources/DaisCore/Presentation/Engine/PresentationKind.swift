// SPDX-License-Identifier: Apache-2.0

/// What sort of layer a presentation is: data only, the machine is the same for all.
nonisolated struct PresentationKind: Equatable {
    /// `data-layer`: which motion the client plays.
    let name: String
    /// The first part of the class names, a stable contract for style sheets: `sheet-overlay`, `sheet-container`.
    let classPrefix: String
    let role: String
    let rank: Rank
    /// What the user may dismiss it by, unless the content objects.
    let dismissals: [DismissalReason]
    /// Whether the content has an element of its own (`sheet-content`) inside the surface.
    let wrapsContent: Bool
    /// Whether the content is laid out like a page: centred, and filling what it is given if it wants to.
    let laysOutContent: Bool
    var isModal = true
    /// Whether it stands beside the view that presents it.
    var isAnchored = false
    /// How many of them are on the page at a time; the next ones wait for a place.
    var limit: Int?
    /// Whether it stays usable when something modal is above it.
    var isNeverInert = false

    /// The kind in a sentence.
    var phrase: String { "aeiou".contains(name.first ?? " ") ? "an \(name)" : "a \(name)" }

    /// Whether it moves with a finger, and has heights.
    var isDraggable: Bool { dismissals.contains(.drag) && rank != .toasts }

    /// Which layers lie above which, whatever the order of their sources.
    enum Rank: Int, Comparable {
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
