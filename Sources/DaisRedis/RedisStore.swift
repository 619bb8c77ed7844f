// SPDX-License-Identifier: Apache-2.0
#if Redis
public import DaisCore
import Foundation
import Synchronization

/// Connects the processes of an app through a Redis: their messages, their ``Shared`` values, and the states of pages.
///
/// An app with `@main` makes one from `DAIS_REDIS`. An app inside another server makes one when it starts:
///
/// ```swift no-compile: needs the trait Redis
/// let redis = try RedisStore("redis://127.0.0.1:6379/0")
/// Sharing.connect(store: redis, broadcast: redis)
/// var options = ServerOptions()
/// options.snapshotStore = redis
/// ```
///
/// It connects in the background, and again whenever the connection is lost. Until then, what it is asked for waits, up to
/// 4,096 commands and 64 MB. The version must be 4 or newer.
public final class RedisStore: Sendable {
    private struct Topics {
        var topics: [String: (topic: RedisTopic, receivers: Int)] = [:]
        var values: [String: [Int: @Sendable (String?) -> Void]] = [:]
        var made = 0
    }

    let commands: RedisCommands
    private let subscriber: RedisSubscriber
    private let topics = Mutex(Topics())
    private let queue = DispatchQueue(label: "dais.redis.topics")
    /// Channels do not belong to a database, so their names contain its number.
    private let channels: String
    /// The name of this process in the store.
    let writer = "\(UInt32.random(in: .min ... .max))"
    /// The seconds for which a topic without messages keeps its last ones.
    private static let topicSeconds = 86_400

    /// Connects with a Redis.
    ///
    /// - Parameter address: `redis://user:password@host:6379/0` or `unix:/run/redis/redis.sock?db=0`. Everything after
    ///   the host, and the user and password, may be left out.
    /// - Throws: ``RedisAddressError`` if the text is no address. A Redis that does not answer is no error.
    public convenience init(_ address: String) throws(RedisAddressError) {
        self.init(try RedisAddress(address), mostWaiting: 4096)
    }

    init(_ address: RedisAddress, mostWaiting: Int) {
        let log = RedisLog(address: address.description)
        channels = "dais\(address.database):"
        commands = RedisCommands(address, log: log, mostWaiting: mostWaiting)
        subscriber = RedisSubscriber(address, log: log)
        commands.start()
        subscriber.start()
    }

    deinit { close() }

    /// Ends the connections. What waits for Redis is lost.
    public func close() {
        commands.close()
        subscriber.close()
    }

    /// Sends a command and waits for its answer.
    func answer(_ script: RedisScript? = nil, _ arguments: [String]) async throws -> RedisReply {
        try await withCheckedThrowingContinuation { continuation in
            let isSent = commands.send(script, arguments) { reply in
                switch reply {
                case nil:
                    continuation.resume(throwing: RedisFailure(description: "the connection with Redis was closed"))
                case .refusal(let text): continuation.resume(throwing: RedisFailure(description: text))
                case .some(let reply): continuation.resume(returning: reply)
                }
            }
            guard !isSent else { return }
            continuation.resume(
                throwing: RedisFailure(description: "too many commands wait for Redis, or the connection was closed"))
        }
    }
}

// MARK: Messages

extension RedisStore: Broadcast {
    /// Publishes a message. It waits for a connection, and is refused if too many wait.
    @discardableResult
    public func publish(_ text: String, to topic: String) -> Bool {
        guard BroadcastLimits.allow(text, topic: topic) else { return false }
        let arguments = [
            "2", "dais:topic:" + topic, "dais:kept:" + topic, channels + "topic:" + topic, text,
            Self.name(), "\(BroadcastLimits.kept)", "\(Self.topicSeconds)",
        ]
        return commands.send(.publish, arguments) { _ in }
    }

    /// Subscribes to a topic. If this process does not listen to it yet, the subscription begins with a gap when Redis has
    /// confirmed it.
    public func subscribe(
        to topic: String, receive: @escaping @Sendable (BroadcastEvent) -> Void
    ) -> BroadcastSubscription {
        let channel = channels + "topic:" + topic
        let (number, found) = topics.withLock { topics in
            topics.made += 1
            let known = topics.topics[topic]
            let found = known?.topic ?? makeTopic(topic)
            topics.topics[topic] = (found, (known?.receivers ?? 0) + 1)
            found.add(topics.made, receive)
            if known == nil { subscriber.add(channel, found.listener) }
            return (topics.made, found)
        }
        return BroadcastSubscription { [self] in
            found.remove(number)
            topics.withLock { topics in
                guard let known = topics.topics[topic], known.topic === found else { return }
                topics.topics[topic] = known.receivers > 1 ? (found, known.receivers - 1) : nil
                if known.receivers == 1 { subscriber.remove(channel) }
            }
        }
    }

    private func makeTopic(_ topic: String) -> RedisTopic {
        RedisTopic(queue: queue) { [commands] answer in
            commands.send(.kept, ["2", "dais:topic:" + topic, "dais:kept:" + topic], answer: answer)
        }
    }

    static func name() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }

    // MARK: Channels of values

    func valueChannel(_ name: String) -> String { channels + "shared:" + name }

    /// Listens to the channel of a value. The closure receives `nil` if messages may be missing.
    func listen(to name: String, _ receive: @escaping @Sendable (String?) -> Void) -> BroadcastSubscription {
        let channel = valueChannel(name)
        let number = topics.withLock { topics in
            topics.made += 1
            if topics.values[name] == nil {
                subscriber.add(
                    channel,
                    RedisSubscriber.Listener(
                        begins: { [weak self] in self?.tell(name, nil) },
                        receives: { [weak self] in self?.tell(name, $0) }))
            }
            topics.values[name, default: [:]][topics.made] = receive
            return topics.made
        }
        return BroadcastSubscription { [self] in
            topics.withLock { topics in
                topics.values[name]?[number] = nil
                guard topics.values[name]?.isEmpty == true else { return }
                topics.values[name] = nil
                subscriber.remove(channel)
            }
        }
    }

    private func tell(_ name: String, _ line: String?) {
        for receive in topics.withLock({ $0.values[name].map { Array($0.values) } ?? [] }) { receive(line) }
    }
}
#endif
