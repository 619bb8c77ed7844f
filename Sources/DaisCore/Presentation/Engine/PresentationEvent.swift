// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A change in the life of a presentation, independent of the API that presented it.
///
/// ```swift
/// ContentView().onPresentationEvent { event in
///     if event.phase == .didDismiss { print(event.source, event.duration) }
/// }
/// ```
public struct PresentationEvent: Sendable {
    /// The phases in chronological order. An exit that is reversed makes `willDismiss` occur more than once.
    public enum Phase: String, Sendable {
        /// The presentation is on the page, and its entry begins.
        case presented
        /// The entry has ended. It occurs at most once, and not at all if the presentation is dismissed during its
        /// entry.
        case didPresent
        /// The user tried a dismissal that is not allowed.
        case dismissAttempt
        /// The exit begins.
        case willDismiss
        /// The presentation has been removed.
        case didDismiss
    }

    /// The phase that the presentation has reached.
    public let phase: Phase
    /// The id of its entry in ``PresentationCoordinator/presentations``.
    public let id: UUID
    /// The type of the presentation.
    public let type: PresentationType
    /// The reason for the dismissal or for the attempt, such as `scrim`, `escape` or `programmatic`. The value is `nil`
    /// for `presented` and `didPresent`.
    public let reason: DismissalReason?
    /// The name of the presenting view.
    public let source: String
    /// The nesting depth: 1 for a presentation on the page, 2 for one inside that, and so on.
    public let nesting: Int
    /// The metadata given when it was presented; see ``ModalPresenter`` and ``Modal``.
    public let info: ModalInfo
    /// The time since the presentation was added to the page.
    public let duration: Duration

    /// The type's name as it appears in logs and saved state.
    package var typeName: String { type.name }

    /// The ``duration`` in whole milliseconds.
    package var milliseconds: Int64 {
        duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    }
}
