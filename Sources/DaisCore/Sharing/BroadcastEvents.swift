// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The events of a topic, for one reader; see ``Broadcast/events(of:)``.
public struct BroadcastEvents: AsyncSequence, Sendable {

    let buffer: BroadcastBuffer
    let subscription: BroadcastSubscription

    /// Reads the events. It ends with the task.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let events: BroadcastEvents

        /// Waits for the next event.
        public mutating func next() async -> BroadcastEvent? { await events.buffer.next() }
    }

    /// Creates an iterator. A second one takes events away from the first.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(events: self) }
}

/// The events that a reader has not taken. If there are too many, a gap takes their place.
final class BroadcastBuffer: Sendable {
    private typealias Waiter = CheckedContinuation<BroadcastEvent?, Never>

    private struct State {
        var events: [BroadcastEvent] = []
        var waiter: Waiter?
        var isOver = false
    }

    private let state = Mutex(State())

    func add(_ event: BroadcastEvent) {
        let waiter = state.withLock { state -> Waiter? in
            if let waiter = state.waiter {
                state.waiter = nil
                return waiter
            }
            // Whoever loads again sees what this event is about, too.
            if state.events.count < BroadcastLimits.kept { state.events.append(event) } else { state.events = [.gap] }
            return nil
        }
        waiter?.resume(returning: event)
    }

    func next() async -> BroadcastEvent? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                var earlier: Waiter?
                let found = state.withLock { state -> BroadcastEvent?? in
                    if state.isOver { return .some(nil) }
                    guard state.events.isEmpty else { return state.events.removeFirst() }
                    earlier = state.waiter
                    state.waiter = continuation
                    return .none
                }
                earlier?.resume(returning: nil)
                if let found { continuation.resume(returning: found) }
            }
        } onCancel: {
            end()
        }
    }

    private func end() {
        let waiter = state.withLock { state in
            state.isOver = true
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: nil)
    }
}
