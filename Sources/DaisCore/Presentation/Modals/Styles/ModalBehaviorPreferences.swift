// SPDX-License-Identifier: Apache-2.0

/// What a style of modals may take into account when it says how a modal behaves.
public struct ModalBehaviorContext: Sendable {
    nonisolated public init() {}
}

/// What the user can do with a modal and around it.
///
/// `onDismiss` closures are told that the user has dismissed the modal, and take it out of the list. What a presenter
/// presents goes by itself, so for that they are optional; in a list a way to dismiss without a closure is none. The
/// content's own `dismiss()` calls the same closures.
public struct ModalBehaviorPreferences {
    /// What a press beside the modal does.
    public enum OverlayTapBehavior {
        /// Nothing. What lies below is out of reach.
        case disabled
        /// Dismisses, and so does Escape.
        case dismiss(onDismiss: (() -> Void)? = nil)
        /// It reaches what lies below: the modal blocks nothing and takes no focus.
        case passThrough
        /// Something else; what lies below is out of reach.
        case tap(onTap: () -> Void)
    }

    public enum InteractiveDismissBehavior {
        case disabled
        /// A swipe down, by finger anywhere, by mouse on a decoration that is a handle.
        case swipeDown(onDismiss: (() -> Void)? = nil)
    }

    public var overlayTap: OverlayTapBehavior
    /// The views that stay within reach where something else does not: what the modifier `modalSourceView(_:)` calls them.
    public var sourceView: AnyHashable?
    public var interactiveDismiss: InteractiveDismissBehavior
    /// Whether the style is told the size that the content would like to have. It costs a round trip for each change, and
    /// nobody who says `.content` needs it.
    public var usesPreferredContentSize: Bool
    /// Whether presses on the modal itself reach what lies below.
    public var passThroughContentTouches: Bool
    /// Whether it stays above an on-screen keyboard.
    public var adjustsForKeyboard: Bool
    /// Whether the focus moves into it. One that leaves the focus where it is blocks nothing.
    public var resignsExistingFirstResponder: Bool
    /// Told of a dismissal of which neither the tap nor the swipe tells anybody: of `dismiss()` in the content.
    public var onDismiss: (() -> Void)?

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

    /// Who is told of a dismissal: the one who waits for that sort, or else the other.
    func handler(for reason: DismissalReason) -> (() -> Void)? {
        let tapped: (() -> Void)? = if case .dismiss(let action) = overlayTap { action } else { nil }
        let swiped: (() -> Void)? = if case .swipeDown(let action) = interactiveDismiss { action } else { nil }
        return (reason == .drag ? swiped ?? tapped : tapped ?? swiped) ?? onDismiss
    }

    /// What the user may dismiss it by.
    /// - Parameter isOwned: whether it goes without anybody being told.
    func dismissals(isOwned: Bool) -> [DismissalReason] {
        var allowed: [DismissalReason] = []
        if case .dismiss = overlayTap, isOwned || handler(for: .scrim) != nil { allowed += [.scrim, .escape] }
        if canSwipe, isOwned || handler(for: .drag) != nil {
            // Who has no finger dismisses with the keyboard what a finger could.
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
