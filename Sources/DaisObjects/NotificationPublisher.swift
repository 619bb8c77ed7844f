// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

extension NotificationCenter {
    /// Publishes every notification of one name, on the thread that posts it.
    ///
    /// ```swift
    /// .onReceive(NotificationCenter.default.publisher(for: .orderPlaced)) { note in … }
    /// ```
    ///
    /// - Parameters:
    ///   - name: the notifications' name.
    ///   - object: the sender; nil for all senders.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes every notification of one name.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where the notifications are posted.
        public let center: NotificationCenter
        /// The notifications' name.
        public let name: Notification.Name
        /// The sender; nil for all senders.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Notification, Downstream.Failure == Never {
            let subscription = DemandedSubscription<Notification, Never>(subscriber) {
                [center, name, object] subscription in
                let token = center.addObserver(forName: name, object: object, queue: nil) { [weak subscription] in
                    subscription?.deliver($0)
                }
                return { center.removeObserver(token) }
            }
            subscriber.receive(subscription: subscription)
        }
    }
}
