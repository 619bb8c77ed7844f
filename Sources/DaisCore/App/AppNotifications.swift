// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIApplication {
    /// The name of the notification that the tab is visible again. It is posted after
    /// ``willEnterForegroundNotification``.
    ///
    /// ```swift
    /// Text("Orders")
    ///     .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
    ///         print("Visible again")
    ///     }
    /// ```
    /// A publisher that a view, an action or a task of a session subscribes to only publishes what happens in that
    /// session. Other observers receive the notifications of all sessions. The start of a session posts none.
    public static var didBecomeActiveNotification: Notification.Name { SessionNotification.didBecomeActive.name }

    /// The name of the notification that the tab is covered, or that the connection is lost.
    public static var willResignActiveNotification: Notification.Name { SessionNotification.willResignActive.name }

    /// The name of the notification that the tab is covered, which follows ``willResignActiveNotification``.
    public static var didEnterBackgroundNotification: Notification.Name { SessionNotification.didEnterBackground.name }

    /// The name of the notification that the tab is visible again, which precedes ``didBecomeActiveNotification``.
    public static var willEnterForegroundNotification: Notification.Name {
        SessionNotification.willEnterForeground.name
    }

    /// The state of an app.
    public enum State: Int, Sendable {
        /// The tab is visible.
        case active
        /// The tab is visible and takes no input. Browsers do not report this, so it does not occur.
        case inactive
        /// The tab is not visible, or the browser cannot be reached.
        case background
    }

    /// The state of the session's tab. Code that runs in no session reads `background`.
    ///
    /// ```swift
    /// Button("Check") { print(UIApplication.shared.applicationState == .active) }
    /// ```
    @MainActor @preconcurrency public var applicationState: State {
        guard let scope = SessionContext.current else { return .background }
        scope.watchPhase()
        return scope.phase == .background ? .background : .active
    }
}

extension UIDevice {
    /// The name of the notification that the window has become wider than high, or the opposite. For its receivers, see
    /// ``UIApplication/didBecomeActiveNotification``.
    public static var orientationDidChangeNotification: Notification.Name {
        SessionNotification.orientationDidChange.name
    }

    /// Does nothing, because the orientation is always reported.
    public func beginGeneratingDeviceOrientationNotifications() {}

    /// Does nothing, because the orientation is always reported.
    public func endGeneratingDeviceOrientationNotifications() {}
}
