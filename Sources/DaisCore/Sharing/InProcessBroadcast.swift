// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Synchronization

/// A broadcast inside one process, which is the default.
///
/// Messages reach the sessions of this process and no other one. It never refuses a message for want of a connection.
///
/// ```swift
/// let news = InProcessBroadcast()
/// let subscription = news.subscribe(to: "orders") { event in print(event) }
/// news.publish("17", to: "orders")
/// subscription.cancel()
/// ```
public final class InProcessBroadcast: Broadcast {
    private typealias Receiver = @Sendable (BroadcastEvent) -> Void

    private struct State {
        var receivers: [String: [Int: Receiver]] = [:]
        var made = 0
    }

    private let state = Mutex(State())
    /// A queue of its own gives all receivers one order, and lets a receiver publish.
    private let queue = DispatchQueue(label: "dais.broadcast")

    /// Creates a broadcast that nothing else takes part in.
    public init() {}

    /// Publishes a message to the subscribers in this process.
    @discardableResult
    public func publish(_ text: String, to topic: String) -> Bool {
        guard BroadcastLimits.allow(text, topic: topic) else { return false }
        queue.async { self.send(.message(text), to: topic) }
        return true
    }

    private func send(_ event: BroadcastEvent, to topic: String) {
        let receivers = state.withLock { $0.receivers[topic].map { Array($0.values) } ?? [] }
        for receive in receivers { receive(event) }
    }

    /// Subscribes to the messages of this process.
    public func subscribe(
        to topic: String, receive: @escaping @Sendable (BroadcastEvent) -> Void
    ) -> BroadcastSubscription {
        let number = state.withLock { state in
            state.made += 1
            state.receivers[topic, default: [:]][state.made] = receive
            return state.made
        }
        return BroadcastSubscription { [weak self] in self?.remove(number, from: topic) }
    }

    private func remove(_ number: Int, from topic: String) {
        state.withLock { state in
            state.receivers[topic]?[number] = nil
            if state.receivers[topic]?.isEmpty == true { state.receivers[topic] = nil }
        }
    }
}
