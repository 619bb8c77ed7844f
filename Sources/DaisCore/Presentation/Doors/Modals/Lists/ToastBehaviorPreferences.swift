// SPDX-License-Identifier: Apache-2.0

/// The behavior of a toast: its duration, dismissals, placement and haptics.
///
/// ```swift
/// ToastBehaviorPreferences(presentationHaptic: .success, timedDismiss: .after(duration: 6), placement: .top)
/// ```
public struct ToastBehaviorPreferences {
    /// The automatic dismissal of a toast.
    public enum TimedDismiss {
        /// The toast does not time out.
        case disabled
        /// The toast times out. The timer pauses while the user interacts with a toast or the page is hidden.
        case after(ToastDuration, onDismiss: (() -> Void)? = nil)

        /// Returns a dismissal after a duration in seconds.
        nonisolated public static func after(duration: Double, onDismiss: (() -> Void)? = nil) -> Self {
            .after(.seconds(duration), onDismiss: onDismiss)
        }
    }

    /// The dismissal of a toast by the user.
    public enum InteractiveDismiss {
        /// The user cannot dismiss the toast.
        case disabled
        /// A swipe toward the edge at which the toast appears.
        case swipeDown(onDismiss: (() -> Void)? = nil)
    }

    /// The haptic feedback for a toast's entry, on devices that support vibration.
    public enum Haptic: Sendable {
        /// A short, a double or a triple vibration.
        case success, warning, error

        /// The durations of vibrations and of the pauses between them, in milliseconds.
        var pattern: String {
            switch self {
            case .success: "20"
            case .warning: "30 60 30"
            case .error: "40 50 40 50 40"
            }
        }
    }

    /// The haptic feedback for the entry, or `nil` for none.
    public var presentationHaptic: Haptic?
    /// The automatic dismissal.
    public var timedDismiss: TimedDismiss
    /// The dismissal by the user.
    public var interactiveDismiss: InteractiveDismiss
    /// The edge or corner of the window.
    public var placement: ToastPlacement
    /// The priority of the screen reader's announcement.
    public var priority: ToastPriority

    /// Creates preferences. By default a toast stays for four seconds and can be swiped away.
    nonisolated public init(
        presentationHaptic: Haptic? = nil, timedDismiss: TimedDismiss = .after(.short),
        interactiveDismiss: InteractiveDismiss = .swipeDown(), placement: ToastPlacement = .automatic,
        priority: ToastPriority = .polite
    ) {
        self.presentationHaptic = presentationHaptic
        self.timedDismiss = timedDismiss
        self.interactiveDismiss = interactiveDismiss
        self.placement = placement
        self.priority = priority
    }

    var option: ToastOption {
        let duration = if case .after(let duration, _) = timedDismiss { duration } else { ToastDuration.persistent }
        return ToastOption(duration: duration, placement: placement, priority: priority)
    }

    /// Indicates whether the toast needs a close button for users who cannot swipe, because it does not time out.
    var needsCloseButton: Bool {
        if case .disabled = interactiveDismiss { return false }
        return option.duration.time == nil
    }

    /// Returns the handler for a dismissal that the owner did not cause.
    func handler(for reason: DismissalReason) -> (() -> Void)? {
        let timed: (() -> Void)? = if case .after(_, let action) = timedDismiss { action } else { nil }
        let swiped: (() -> Void)? = if case .swipeDown(let action) = interactiveDismiss { action } else { nil }
        return reason == .timeout ? timed : swiped ?? timed
    }
}

/// The options of a toast that only its style sets.
nonisolated struct ToastBehaviorOption: PresentationOption {
    let behavior: ToastBehaviorPreferences
    let announcement: String?

    @MainActor func apply(to layer: inout LayerDescription) {
        if case .disabled = behavior.interactiveDismiss { layer.dismissals.removeAll { $0 == .drag } }
        layer.overlay.attribute(AttributeName.say, announcement)
        layer.overlay.attribute(AttributeName.haptic, behavior.presentationHaptic?.pattern)
    }
}
