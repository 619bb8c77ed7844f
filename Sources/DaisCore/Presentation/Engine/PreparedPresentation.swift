// SPDX-License-Identifier: Apache-2.0

/// A presentation that is mounted and sent before anything requests it, so that the browser can open it by itself.
///
///     intent ──▶ prepared ──press──▶ the browser opens it; the event goes to the server
///                 ▲  │ │                    │
///                 │  │ │   requested ◀──────┤ the binding has the value: its effects run, it becomes `mounting`
///                 │  │ └─ too old, too many │
///                 │  ▼    or no owner left  │ the binding does not have it: the browser takes it back
///                 │ removed                 │
///                 └─────────────────────────┘
@MainActor
final class PreparedPresentation {
    /// The name by which the browser finds it.
    let name: String
    let assumption: PresentationAssumption
    /// The effects of the content, which run when it is shown.
    let held = HeldEffects()
    /// The buttons, or the context menu, that it was prepared for.
    var owners: Set<ObjectIdentifier>
    /// Indicates whether it is prepared although nobody has pointed at a button.
    let isEager: Bool
    /// Indicates whether nothing can open it any more, so that the next comparison discards it.
    var isOver = false
    /// Ends the preparation if the user does not press a button.
    var patience: (any ScheduledAction)?

    init(_ wish: PresentationPreparations.Wish) {
        name = wish.name
        assumption = wish.assumption
        owners = [ObjectIdentifier(wish.owner)]
        isEager = wish.isEager
    }
}
