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
final class PreparedPresentation: Preparation {
    /// The name by which the browser finds it.
    let name: String
    let assumption: PresentationAssumption
    /// The effects of the content, which run when it is shown.
    let held = HeldEffects()
    /// Indicates whether nothing can open it any more, so that the next comparison discards it.
    var isOver = false

    init(_ wish: PresentationPreparations.Wish) {
        name = wish.name
        assumption = wish.assumption
        super.init(isEager: wish.isEager)
    }
}

extension PresentationMachine: Preparable {
    var preparation: Preparation? { prepared }
}
