// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Passes messages from event loops to the main actor, in order.
///
/// Each message has a job of its own, which is queued when the message before it has been handled. So sessions that have
/// work get their turns in between: starting a session takes some milliseconds, and after a restart thousands start.
package final class MainActorMailbox<Message: Sendable>: Sendable {
    private struct State {
        var messages: [Message] = []
        var scheduled = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Queues a message. The closure `handle` receives it on the main actor, and with it those that are
    /// queued before it has been handled.
    package func post(_ message: Message, handle: @escaping @MainActor @Sendable (Message) -> Void) {
        let schedule = state.withLock { state in
            state.messages.append(message)
            defer { state.scheduled = true }
            return !state.scheduled
        }
        if schedule { run([], handle) }
    }

    /// Handles the first message in a job, and the rest in later ones.
    private func run(_ batch: ArraySlice<Message>, _ handle: @escaping @MainActor @Sendable (Message) -> Void) {
        Task { @MainActor in
            var rest = batch.isEmpty ? self.take() : batch
            guard let message = rest.popFirst() else { return }
            handle(message)
            if rest.isEmpty { rest = self.take() }
            if !rest.isEmpty { self.run(rest, handle) }
        }
    }

    /// Takes all messages. If there are none, the next one schedules again.
    private func take() -> ArraySlice<Message> {
        state.withLock { state in
            defer { state.messages = [] }
            state.scheduled = !state.messages.isEmpty
            return state.messages[...]
        }
    }
}
