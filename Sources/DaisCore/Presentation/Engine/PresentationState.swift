// SPDX-License-Identifier: Apache-2.0

/// The state of one presentation.
///
///                 ready             mounted              settled
///     pending ───────────▶ mounting ─────────▶ entering ─────────▶ presented ◀────────┐
///        │                    │                 │ ▲  ▲ ▲            │  │ ▲            │ settled
///        │ exit               │ exit            │ │  │ │ cancelled  │  │ └── adapting ─┘◀─ resize
///        │                    │                 │ │  │ └─ interacting ◀── drag (also from entering, adapting)
///        │                    │                 │ │  │          │
///        │                    │            exit ▼ │ wanted       │ exit: from all of these
///        │                    │              exiting ◀──────────┘
///        │                    │                 │ │  exit over, owner has not agreed
///        │                    │   exit over,    │ └──────────────────▶ parked ── wanted ──▶ entering, with a diagnostic
///        ▼                    ▼   owner agreed  ▼                       │ dropped
///     removed ◀───────────────┴─────────────────┴───────────────────────┘
///
/// The state machine is pure: a transition is a value, and the machine acts on it.
enum PresentationState: Equatable {
    /// It is requested, but there is no host, or the source's previous presentation has not been removed yet.
    case pending
    /// Its elements are being created.
    case mounting
    case entering
    case presented
    /// Its size is changing because of rotation, the keyboard or a new detent.
    case adapting
    /// The user is dragging it.
    case interacting
    case exiting(DismissalReason)
    /// The user has dismissed it, but its owner still requests it.
    case parked(DismissalReason)
    case removed

    enum Event: Equatable {
        case ready
        case mounted
        /// An entry or a change of size has ended.
        case settled
        case resize
        case drag
        case cancelled
        case exit(DismissalReason)
        case exitOver(isWanted: Bool)
        /// The owner requests it, still or again.
        case wanted
        /// The owner no longer requests it.
        case dropped
        case hostRemoved

        /// The reason of an exit that the event starts.
        var reason: DismissalReason? { if case .exit(let reason) = self { reason } else { nil } }
    }

    /// Returns the state after `event`, or `nil` if the event is invalid in this state.
    func next(_ event: Event) -> PresentationState? {
        switch (self, event) {
        case (.removed, _): nil
        case (_, .hostRemoved): .removed
        case (.pending, .ready): .mounting
        case (.pending, .exit), (.mounting, .exit): .removed
        case (.mounting, .mounted): .entering
        case (.entering, .settled), (.adapting, .settled): .presented
        case (.presented, .resize), (.adapting, .resize): .adapting
        case (.entering, .drag), (.presented, .drag), (.adapting, .drag): .interacting
        case (.interacting, .cancelled): .entering
        case (.entering, .exit(let reason)), (.presented, .exit(let reason)), (.adapting, .exit(let reason)),
            (.interacting, .exit(let reason)):
            .exiting(reason)
        case (.exiting(let reason), .exitOver(let isWanted)):
            isWanted && reason.needsAgreement ? .parked(reason) : .removed
        case (.exiting, .wanted), (.parked, .wanted): .entering
        case (.parked, .dropped): .removed
        default: nil
        }
    }

    var isLeaving: Bool {
        switch self {
        case .exiting, .parked: true
        default: false
        }
    }

    /// Indicates whether its elements exist, or existed before an exit.
    var isMounted: Bool {
        switch self {
        case .pending, .mounting, .removed: false
        default: true
        }
    }

    var reason: DismissalReason? {
        switch self {
        case .exiting(let reason), .parked(let reason): reason
        default: nil
        }
    }

    /// The name of the state in logs.
    var name: String {
        switch self {
        case .pending: "pending"
        case .mounting: "mounting"
        case .entering: "entering"
        case .presented: "presented"
        case .adapting: "adapting"
        case .interacting: "interacting"
        case .exiting(let reason): "exiting(\(reason.rawValue))"
        case .parked(let reason): "parked(\(reason.rawValue))"
        case .removed: "removed"
        }
    }
}
