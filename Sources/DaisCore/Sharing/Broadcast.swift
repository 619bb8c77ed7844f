// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Sends short messages from one process of an app to all of its processes.
///
/// A session publishes what has happened, and every process that has subscribed to the topic hears of it:
///
/// ```swift
/// struct Orders: View {
///     @State private var newest = ""
///
///     var body: some View {
///         Text(newest)
///             .task {
///                 for await event in Sharing.broadcast.events(of: "orders") {
///                     switch event {
///                     case .message(let text): newest = text
///                     case .gap: newest = "Load the list again"
///                     }
///                 }
///             }
///     }
/// }
/// ```
///
/// The messages of a topic arrive in one order in all processes, and each at least once. A subscriber that may have
/// missed some receives ``BroadcastEvent/gap`` in their place, and loads what the messages were about again. Messages are
/// news and no storage: a topic keeps its last 64, for processes whose connection was lost for a moment.
public protocol Broadcast: Sendable {
    /// Publishes a message without waiting.
    ///
    /// - Parameters:
    ///   - text: At most 256 kB in UTF-8.
    ///   - topic: A name of up to 200 bytes.
    /// - Returns: `false` if the message was refused, because it is too long, or because too many wait for a connection.
    @discardableResult
    func publish(_ text: String, to topic: String) -> Bool

    /// Subscribes to a topic.
    ///
    /// - Parameters:
    ///   - topic: The name of the topic.
    ///   - receive: A closure that runs for one event after the other, on a thread of the broadcast. It has to return
    ///     at once.
    /// - Returns: The subscription, which ends when it is canceled or released.
    func subscribe(
        to topic: String, receive: @escaping @Sendable (BroadcastEvent) -> Void
    ) -> BroadcastSubscription
}

extension Broadcast {
    /// Returns the events of a topic from now on.
    ///
    /// A reader that is slower than the messages finds at most 64 of them. If more have come, it finds a gap instead.
    public func events(of topic: String) -> BroadcastEvents {
        let buffer = BroadcastBuffer()
        return BroadcastEvents(buffer: buffer, subscription: subscribe(to: topic) { buffer.add($0) })
    }
}

/// An event of a topic; see ``Broadcast``.
public enum BroadcastEvent: Sendable, Equatable {
    /// A message.
    case message(String)
    /// Messages are missing here. Load again what they are about.
    case gap
}

/// A subscription to a topic, which ends when it is canceled or released; see ``Broadcast``.
///
/// ```swift
/// let subscription = Sharing.broadcast.subscribe(to: "orders") { event in print(event) }
/// subscription.cancel()
/// ```
public final class BroadcastSubscription: Sendable {
    private let ending: Mutex<(@Sendable () -> Void)?>

    /// Creates a subscription.
    ///
    /// - Parameter cancel: A closure that ends it. It runs once, on any thread.
    public init(cancel: @escaping @Sendable () -> Void) { ending = Mutex(cancel) }

    /// Ends the subscription. An event that is being received on another thread may still arrive.
    public func cancel() {
        let end = ending.withLock { ending in
            defer { ending = nil }
            return ending
        }
        end?()
    }

    deinit { cancel() }
}

/// The limits of all broadcasts.
package enum BroadcastLimits {
    /// The number of messages that a topic, or a slow reader, has at most.
    package static let kept = 64
    package static let textBytes = 256 * 1024
    package static let topicBytes = 200

    package static func allow(_ text: String, topic: String) -> Bool {
        text.utf8.count <= textBytes && topic.utf8.count <= topicBytes
    }
}
