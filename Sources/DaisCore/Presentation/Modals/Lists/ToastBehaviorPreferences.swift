// SPDX-License-Identifier: Apache-2.0

/// How one toast behaves.
public struct ToastBehaviorPreferences {
    /// What ends a toast by itself.
    public enum TimedDismiss {
        /// Nothing.
        case disabled
        /// Time, which stands still while somebody is busy with a toast or looks elsewhere.
        case after(ToastDuration, onDismiss: (() -> Void)? = nil)

        /// - Parameter duration: seconds.
        nonisolated public static func after(duration: Double, onDismiss: (() -> Void)? = nil) -> Self {
            .after(.seconds(duration), onDismiss: onDismiss)
        }
    }

    public enum InteractiveDismiss {
        case disabled
        /// By a swipe towards the edge at which it stands.
        case swipeDown(onDismiss: (() -> Void)? = nil)
    }

    /// What is felt when a toast has come, on devices that can do that.
    public enum Haptic: Sendable {
        case success, warning, error

        /// Milliseconds of vibration, and of pauses in between.
        var pattern: String {
            switch self {
            case .success: "20"
            case .warning: "30 60 30"
            case .error: "40 50 40 50 40"
            }
        }
    }

    public var presentationHaptic: Haptic?
    public var timedDismiss: TimedDismiss
    public var interactiveDismiss: InteractiveDismiss
    public var placement: ToastPlacement
    public var priority: ToastPriority

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

    /// Who cannot swipe must be able to close what stays until it is swiped away.
    var needsCloseButton: Bool {
        if case .disabled = interactiveDismiss { return false }
        return option.duration.time == nil
    }

    /// Who is to know of a dismissal that its owner did not ask for.
    func handler(for reason: DismissalReason) -> (() -> Void)? {
        let timed: (() -> Void)? = if case .after(_, let action) = timedDismiss { action } else { nil }
        let swiped: (() -> Void)? = if case .swipeDown(let action) = interactiveDismiss { action } else { nil }
        return reason == .timeout ? timed : swiped ?? timed
    }
}

/// What a toast's style says beyond the options of every toast.
nonisolated struct ToastBehaviorOption: PresentationOption {
    let behavior: ToastBehaviorPreferences
    let announcement: String?

    @MainActor func apply(to layer: inout LayerDescription) {
        if case .disabled = behavior.interactiveDismiss { layer.dismissals.removeAll { $0 == .drag } }
        layer.overlay.attribute("data-say", announcement)
        layer.overlay.attribute("data-haptic", behavior.presentationHaptic?.pattern)
    }
}
