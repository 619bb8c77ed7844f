// SPDX-License-Identifier: Apache-2.0
#if Redis
import DaisCore
import Foundation

/// A topic to which this process listens. All of it runs on one queue.
///
///     away ──Redis sends messages from now on──▶ asking for what was missed ──▶ live
///       ▲                                             ▲                          │
///       └──────────── the connection is lost ─────────┼──────────────────────────┤
///                                                     └───── a number is missing ┘
final class RedisTopic: @unchecked Sendable {
    /// A message with its number in the era of the topic. A Redis that has lost its data begins another era.
    private struct Message {
        let era: String
        let number: Int
        let text: String

        init?(_ line: String) {
            let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let number = Int(parts[1]) else { return nil }
            self.era = String(parts[0])
            self.number = number
            text = String(parts[2])
        }
    }

    private let queue: DispatchQueue
    /// Asks for the messages that the topic keeps.
    private let ask: @Sendable (@escaping @Sendable (RedisReply?) -> Void) -> Bool
    private var receivers: [Int: @Sendable (BroadcastEvent) -> Void] = [:]
    /// The era of the last message, which is empty after a look at a topic without messages.
    private var era: String?
    private var last = 0
    private var isLive = false
    private var asked = 0
    /// The messages that have arrived before the answer.
    private var early: [Message] = []

    init(
        queue: DispatchQueue, ask: @escaping @Sendable (@escaping @Sendable (RedisReply?) -> Void) -> Bool
    ) {
        self.queue = queue
        self.ask = ask
    }

    func add(_ number: Int, _ receive: @escaping @Sendable (BroadcastEvent) -> Void) {
        queue.async { self.receivers[number] = receive }
    }

    func remove(_ number: Int) { queue.async { self.receivers[number] = nil } }

    var listener: RedisSubscriber.Listener {
        RedisSubscriber.Listener(
            begins: { self.queue.async { self.catchUp([]) } },
            receives: { line in
                guard let message = Message(line) else { return }
                self.queue.async { self.receive(message) }
            })
    }

    private func deliver(_ event: BroadcastEvent) { for receive in receivers.values { receive(event) } }

    private func receive(_ message: Message) {
        guard isLive else {
            if early.count < BroadcastLimits.kept { early.append(message) }
            return
        }
        take(message)
    }

    private func take(_ message: Message) {
        if era == "" { era = message.era }
        if message.era != era {
            (era, last) = (message.era, message.number)
            return deliver(.gap)
        }
        if message.number == last + 1 {
            last = message.number
            deliver(.message(message.text))
        } else if message.number > last {
            catchUp([message])
        }
    }

    private func catchUp(_ messages: [Message]) {
        isLive = false
        early = messages
        asked += 1
        let number = asked
        let isAsked = ask { reply in
            guard let reply else { return }
            self.queue.async { if self.asked == number { self.caughtUp(reply.list) } }
        }
        guard !isAsked else { return }
        queue.asyncAfter(deadline: .now() + 1) { if self.asked == number { self.catchUp(self.early) } }
    }

    private func caughtUp(_ answer: [RedisReply]) {
        guard answer.count == 3, let found = answer[0].text, let newest = answer[1].number else { return }
        let missed = answer[2].list.compactMap { $0.text.flatMap(Message.init) }.filter { $0.number > last }
        // A topic that has begun since the last look begins with number 1.
        if era != found && era != "" || newest > last && missed.first?.number != last + 1 {
            deliver(.gap)
        } else {
            for message in missed { deliver(.message(message.text)) }
        }
        (era, last, isLive) = (found, newest, true)
        let waiting = early
        early = []
        for message in waiting { receive(message) }
    }
}
#endif
