// SPDX-License-Identifier: Apache-2.0

/// The context in which a style determines a modal's behavior.
///
/// ```swift
/// let behavior = DrawerStyle().behaviorPreferences(for: ModalBehaviorContext())
/// ```
public struct ModalBehaviorContext: Sendable {
    /// Creates a context, for example to test a style.
    nonisolated public init() {}
}

/// The interactions with a modal and with the views below it.
///
/// The `onDismiss` closures remove the modal from its list after a dismissal by the user. A presenter removes its
/// modals itself, so the closures are optional; in a list, a dismissal without a closure is disabled. The content's own
/// `dismiss()` calls the same closures.
///
/// ```swift
/// ModalBehaviorPreferences(overlayTap: .dismiss { isEditing = false }, interactiveDismiss: .swipeDown())
/// ```
public struct ModalBehaviorPreferences {
    /// The effect of a press outside the modal.
    public enum OverlayTapBehavior {
        /// No effect. The views below are inert.
        case disabled
        /// The press dismisses the modal, and so does Escape.
        case dismiss(onDismiss: (() -> Void)? = nil)
        /// The press reaches the views below, which stay interactive. The modal takes no focus.
        case passThrough
        /// The press calls a closure. The views below are inert.
        case tap(onTap: () -> Void)
    }

    /// The dismissal of a modal by dragging.
    public enum InteractiveDismissBehavior {
        /// Dragging does not dismiss the modal.
        case disabled
        /// A swipe down: with a finger anywhere, with a mouse on a decoration that is a handle.
        case swipeDown(onDismiss: (() -> Void)? = nil)
    }

    /// The effect of a press outside the modal.
    public var overlayTap: OverlayTapBehavior
    /// The id of views that stay interactive while other views are inert; see the modifier `modalSourceView(_:)`.
    public var sourceView: AnyHashable?
    /// The dismissal by dragging.
    public var interactiveDismiss: InteractiveDismissBehavior
    /// A Boolean value that indicates whether the style receives the preferred size of the content. Each change of the
    /// size costs a round trip, which the sizing `.content` avoids.
    public var usesPreferredContentSize: Bool
    /// A Boolean value that indicates whether presses on the modal reach the views below.
    public var passThroughContentTouches: Bool
    /// A Boolean value that indicates whether the modal stays above an on-screen keyboard.
    public var adjustsForKeyboard: Bool
    /// A Boolean value that indicates whether the focus moves into the modal. Otherwise the views below stay
    /// interactive.
    public var resignsExistingFirstResponder: Bool
    /// A closure for dismissals that neither the tap nor the swipe handles, such as `dismiss()` in the content.
    public var onDismiss: (() -> Void)?

    /// Creates preferences. By default only the content dismisses the modal.
    nonisolated public init(
        overlayTap: OverlayTapBehavior = .disabled, sourceView: AnyHashable? = nil,
        interactiveDismiss: InteractiveDismissBehavior = .disabled, usesPreferredContentSize: Bool = false,
        passThroughContentTouches: Bool = false, adjustsForKeyboard: Bool = true,
        resignsExistingFirstResponder: Bool = true, onDismiss: (() -> Void)? = nil
    ) {
        self.overlayTap = overlayTap
        self.sourceView = sourceView
        self.onDismiss = onDismiss
        self.interactiveDismiss = interactiveDismiss
        self.usesPreferredContentSize = usesPreferredContentSize
        self.passThroughContentTouches = passThroughContentTouches
        self.adjustsForKeyboard = adjustsForKeyboard
        self.resignsExistingFirstResponder = resignsExistingFirstResponder
    }

    /// Returns the handler of a dismissal: the one for its kind, or the other one.
    func handler(for reason: DismissalReason) -> (() -> Void)? {
        let tapped: (() -> Void)? = if case .dismiss(let action) = overlayTap { action } else { nil }
        let swiped: (() -> Void)? = if case .swipeDown(let action) = interactiveDismiss { action } else { nil }
        return (reason == .drag ? swiped ?? tapped : tapped ?? swiped) ?? onDismiss
    }

    /// Returns the dismissals that the user may perform.
    ///
    /// - Parameter isOwned: Whether the modal is dismissed even without a handler.
    func dismissals(isOwned: Bool) -> [DismissalReason] {
        var allowed: [DismissalReason] = []
        if case .dismiss = overlayTap, isOwned || handler(for: .scrim) != nil { allowed += [.scrim, .escape] }
        if canSwipe, isOwned || handler(for: .drag) != nil {
            // Escape replaces the swipe for keyboard users.
            if !allowed.contains(.escape) { allowed.append(.escape) }
            allowed.append(.drag)
        }
        return allowed
    }

    var canSwipe: Bool { if case .swipeDown = interactiveDismiss { true } else { false } }

    var isModal: Bool {
        if case .passThrough = overlayTap { return false }
        return !passThroughContentTouches && resignsExistingFirstResponder
    }
}
