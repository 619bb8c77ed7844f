// SPDX-License-Identifier: Apache-2.0
package import Foundation
import Synchronization

/// Decides which subscribers a notification concerns. One center serves all sessions of a process.
package enum NotificationAudience {
    /// Returns a closure that tells, while a notification is posted, whether it concerns the subscriber.
    package typealias Rule = @Sendable (Notification.Name) -> @Sendable () -> Bool

    private static let rule = Mutex<Rule?>(nil)

    /// Sets the rule, if there is none.
    package static func set(_ new: @escaping Rule) {
        rule.withLock { if $0 == nil { $0 = new } }
    }

    static func subscribing(to name: Notification.Name) -> @Sendable () -> Bool {
        rule.withLock { $0 }?(name) ?? { true }
    }
}
