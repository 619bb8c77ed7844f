// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Something that happened to a presentation, whoever presented it.
public struct PresentationEvent: Sendable {
    /// What happened, in this order; an exit that is turned round makes `willDismiss` come more than once.
    public enum Phase: String, Sendable {
        /// It is on the page; its entry begins.
        case presented
        /// Its entry has ended. Comes once, and not at all if it is dismissed during the entry.
        case didPresent
        /// The user tried to dismiss what cannot be dismissed that way.
        case dismissAttempt
        /// Its exit begins.
        case willDismiss
        /// It has gone.
        case didDismiss
    }

    public let phase: Phase
    /// The id of its entry in ``PresentationCoordinator/presentations``.
    public let id: UUID
    public let type: PresentationType
    /// Why it ends, or what was tried: `scrim`, `escape`, `button`, `programmatic`, `parentDismissed` and so on. `nil`
    /// while it comes.
    public let reason: DismissalReason?
    /// The view that presents it.
    public let source: String
    /// 1 for what stands on the page, 2 for what stands in that, and so on.
    public let nesting: Int
    /// What was said about it when it was presented; see ``ModalPresenter`` and ``Modal``.
    public let info: ModalInfo
    /// How long it has been on the page.
    public let duration: Duration

    /// The type's name, as in logs and saved state.
    package var typeName: String { type.name }

    /// ``duration`` in whole milliseconds.
    package var milliseconds: Int64 {
        duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    }
}
