// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

extension NotificationCenter {
    /// Publishes every notification with a name, on the thread that posts it.
    ///
    /// ```swift
    /// .onReceive(NotificationCenter.default.publisher(for: .orderPlaced)) { note in … }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The sender; `nil` for all senders.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes every notification with a name.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        /// A notification.
        public typealias Output = Notification
        /// The publisher never fails.
        public typealias Failure = Never

        /// The notification center.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender; `nil` for all senders.
        public let object: AnyObject?

        /// Creates a publisher for a name and, optionally, a sender.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Returns whether both have the same center, name and sender.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }

        /// Subscribes to the notifications.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Notification, Downstream.Failure == Never {
            let subscription = DemandedSubscription<Notification, Never>(subscriber) {
                [center, name, object] subscription in
                let concerns = NotificationAudience.subscribing(to: name)
                let token = center.addObserver(forName: name, object: object, queue: nil) { [weak subscription] in
                    if concerns() { subscription?.deliver($0) }
                }
                return { center.removeObserver(token) }
            }
            subscriber.receive(subscription: subscription)
        }
    }
}
