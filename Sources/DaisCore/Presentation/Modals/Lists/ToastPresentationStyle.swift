// SPDX-License-Identifier: Apache-2.0

/// How a toast behaves. Where and how toasts stand in the window is the same for all.
///
/// ```swift
/// struct BannerStyle: ToastPresentationStyle {
///     func behaviorPreferences(for context: ToastBehaviorContext) -> ToastBehaviorPreferences {
///         ToastBehaviorPreferences(timedDismiss: .after(duration: 8), placement: .top)
///     }
/// }
/// ```
public protocol ToastPresentationStyle {
    func behaviorPreferences(for context: ToastBehaviorContext) -> ToastBehaviorPreferences
}

/// What a toast's style may take into account.
public struct ToastBehaviorContext: Sendable {
    nonisolated public init() {}
}

/// A toast's style, or how to find it in the environment.
public struct ToastPresentationStyleProvider {
    private let make: (EnvironmentValues) -> any ToastPresentationStyle

    nonisolated public init(_ provideStyle: @escaping (EnvironmentValues) -> any ToastPresentationStyle) {
        make = provideStyle
    }

    nonisolated public init(_ style: any ToastPresentationStyle) { make = { _ in style } }

    public func presentationStyle(for environment: EnvironmentValues) -> any ToastPresentationStyle {
        make(environment)
    }

    /// The usual toast.
    ///
    /// - Parameters:
    ///   - duration: how long it stays; ten seconds at least if there is something to press in it.
    ///   - placement: the edge or corner of the window.
    ///   - priority: `.assertive` for errors.
    ///   - onDismiss: called when its time is over or the user has dismissed it.
    nonisolated public static func standard(
        duration: ToastDuration = .short, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onDismiss: (() -> Void)? = nil
    ) -> ToastPresentationStyleProvider {
        ToastPresentationStyleProvider(
            StandardToastStyle(duration: duration, placement: placement, priority: priority, onDismiss: onDismiss))
    }
}

private struct StandardToastStyle: ToastPresentationStyle {
    let duration: ToastDuration
    let placement: ToastPlacement
    let priority: ToastPriority
    let onDismiss: (() -> Void)?

    func behaviorPreferences(for context: ToastBehaviorContext) -> ToastBehaviorPreferences {
        var preferences = ToastBehaviorPreferences(
            interactiveDismiss: .swipeDown(onDismiss: onDismiss), placement: placement, priority: priority)
        preferences.timedDismiss = .after(duration, onDismiss: onDismiss)
        return preferences
    }
}
