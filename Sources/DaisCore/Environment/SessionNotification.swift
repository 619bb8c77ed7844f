// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A notification that UIKit posts for the app, and that concerns one session here.
enum SessionNotification: String, CaseIterable {
    case didBecomeActive = "UIApplicationDidBecomeActiveNotification"
    case willResignActive = "UIApplicationWillResignActiveNotification"
    case didEnterBackground = "UIApplicationDidEnterBackgroundNotification"
    case willEnterForeground = "UIApplicationWillEnterForegroundNotification"
    case orientationDidChange = "UIDeviceOrientationDidChangeNotification"

    /// The name of the notification. A session that reads it receives the reports of the browser from then on.
    var name: Notification.Name {
        Self.prepare(self)
        return Notification.Name(rawValue)
    }

    /// The rule that keeps notifications of a session from the subscribers of others.
    private static let rule: Void = NotificationAudience.set { name in
        guard let kind = SessionNotification(rawValue: name.rawValue), let scope = SessionContext.current else {
            return { true }
        }
        prepare(kind)
        return { [weak scope] in scope != nil && SessionContext.current === scope }
    }

    private static func prepare(_ kind: SessionNotification) {
        _ = rule
        guard kind != .orientationDidChange, SessionContext.current != nil else { return }
        MainTurn.run { SessionContext.current?.watchPhase() }
    }

    @MainActor func post() { NotificationCenter.default.post(name: Notification.Name(rawValue), object: nil) }
}

/// Remembers the state that the notifications of a session have told last.
struct ToldState {
    private var phase = ScenePhase.active
    private var isLandscape: Bool?

    /// Returns the notifications of a change, in the order in which UIKit posts them.
    mutating func changes(to phase: ScenePhase, _ window: CGSize) -> [SessionNotification] {
        let (old, wasLandscape) = (self.phase, isLandscape)
        self.phase = phase
        isLandscape = window.width > window.height
        var changes: [SessionNotification] = []
        if old != phase {
            changes =
                phase == .active ? [.willEnterForeground, .didBecomeActive] : [.willResignActive, .didEnterBackground]
        }
        if let wasLandscape, wasLandscape != isLandscape { changes.append(.orientationDidChange) }
        return changes
    }
}
