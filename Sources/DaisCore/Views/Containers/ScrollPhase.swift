// SPDX-License-Identifier: Apache-2.0

/// The states of a scroll view.
///
/// ```
/// idle ──finger down──▶ tracking ──it moves──▶ interacting ──finger up──▶ decelerating ──▶ idle
///  │                       └── finger up ──▶ idle
///  ├── wheel, key, scroll bar ──▶ interacting ──▶ idle
///  └── the app scrolls smoothly ──▶ animating ──▶ idle
/// ```
@frozen public enum ScrollPhase: Equatable, Sendable {
    /// Nothing moves.
    case idle
    /// A finger is on the content and has not scrolled it.
    case tracking
    /// The user scrolls.
    case interacting
    /// The content comes to rest after the finger has left it.
    case decelerating
    /// The content moves to where the app has scrolled.
    case animating

    /// A Boolean that is `true` if the content moves, or follows a finger.
    public var isScrolling: Bool { self != .idle && self != .tracking }

    /// Creates a phase from a report of the browser.
    init?(_ name: String?) {
        switch name {
        case "idle": self = .idle
        case "tracking": self = .tracking
        case "interacting": self = .interacting
        case "decelerating": self = .decelerating
        case "animating": self = .animating
        default: return nil
        }
    }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// The place and the sizes of the scroll view.
    public let geometry: ScrollGeometry
    /// The speed of the content in points per second, or `nil` if it rests.
    public let velocity: CGVector?
}
