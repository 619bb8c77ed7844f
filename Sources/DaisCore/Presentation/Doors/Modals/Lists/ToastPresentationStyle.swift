// SPDX-License-Identifier: Apache-2.0

/// The behavior of toasts. The ``ToastContainerStyle`` defines their metrics.
///
/// ```swift
/// struct BannerStyle: ToastPresentationStyle {
///     func behaviorPreferences(for context: ToastBehaviorContext) -> ToastBehaviorPreferences {
///         ToastBehaviorPreferences(timedDismiss: .after(duration: 8), placement: .top)
///     }
/// }
/// ```
public protocol ToastPresentationStyle {
    /// Returns the behavior of a toast.
    func behaviorPreferences(for context: ToastBehaviorContext) -> ToastBehaviorPreferences
}

/// The context in which a toast's behavior is determined.
///
/// ```swift
/// let behavior = BannerStyle().behaviorPreferences(for: ToastBehaviorContext())
/// ```
public struct ToastBehaviorContext: Sendable {
    /// Creates a context, for example to test a style.
    nonisolated public init() {}
}

/// A toast style, or a closure that makes one from the environment.
///
/// ```swift
/// Toast(key: "offline", style: ToastPresentationStyleProvider(BannerStyle())) { Text("No connection") }
/// ```
public struct ToastPresentationStyleProvider {
    private let make: (EnvironmentValues) -> any ToastPresentationStyle

    /// Creates a provider that makes the style from the presenter's environment.
    nonisolated public init(_ provideStyle: @escaping (EnvironmentValues) -> any ToastPresentationStyle) {
        make = provideStyle
    }

    /// Creates a provider for a style.
    nonisolated public init(_ style: any ToastPresentationStyle) { make = { _ in style } }

    /// Returns the style for an environment.
    public func presentationStyle(for environment: EnvironmentValues) -> any ToastPresentationStyle {
        make(environment)
    }

    /// Returns the default style.
    ///
    /// - Parameters:
    ///   - duration: The duration, at least ten seconds if the toast contains controls.
    ///   - placement: The edge or corner of the window.
    ///   - priority: The priority of the announcement; `.assertive` is for errors.
    ///   - onDismiss: A closure called when the toast times out or the user dismisses it.
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
