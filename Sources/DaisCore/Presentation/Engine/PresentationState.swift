// SPDX-License-Identifier: Apache-2.0

/// Where one presentation is in its life.
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
/// Pure: what an event does to a state is a value, the machine acts on it.
enum PresentationState: Equatable {
    /// Wanted, but there is no host, or the source's previous presentation has not gone yet.
    case pending
    /// Its elements are being made.
    case mounting
    case entering
    case presented
    /// Its size is changing: rotation, keyboard, another detent.
    case adapting
    /// A finger moves it.
    case interacting
    case exiting(DismissalReason)
    /// The user has dismissed it, its owner still wants it.
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
        /// The owner wants it again, or still.
        case wanted
        /// The owner agrees.
        case dropped
        case hostRemoved
    }

    /// The state after `event`; `nil` when the event means nothing here.
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

    /// Whether its elements are there, or have been.
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

    /// The word for logs.
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
