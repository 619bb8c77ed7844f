// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The type of the activity of a user who opens an address of the app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that the user does and that an app can continue. Here it is the opening of an address of the app.
public final class NSUserActivity {
    /// The type of the activity.
    public let activityType: String
    /// The title of the activity.
    public var title: String?
    /// The address that the user has opened, as the action of `onOpenURL` receives it.
    public var webpageURL: URL?
    /// Further values of the activity.
    public var userInfo: [AnyHashable: Any]?

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }
}

extension View {
    /// Runs an action when the user continues an activity. That of an address is continued here.
    ///
    /// ```swift
    /// .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
    ///     if let id = activity.webpageURL?.lastPathComponent { path = NavigationPath([id]) }
    /// }
    /// ```
    /// The action runs where that of `onOpenURL` does, if no view has such an action. Activities of other types come
    /// from other devices of the user, which browsers do not tell about, so their actions never run.
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity, such as `NSUserActivityTypeBrowsingWeb`.
    ///   - action: The action.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        let opensPages = activityType == NSUserActivityTypeBrowsingWeb
        return modifier(
            OpenURLModifier(isFallback: true) { url in
                guard opensPages else { return }
                let activity = NSUserActivity(activityType: activityType)
                activity.webpageURL = url
                action(activity)
            })
    }
}
