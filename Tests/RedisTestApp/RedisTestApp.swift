// SPDX-License-Identifier: Apache-2.0
#if Redis
import DaisCore
import DaisRedis
import DaisTesting
import Foundation

/// One of several processes with many sessions, for the tests of Redis. It reads commands from its standard input, answers
/// each with a line, and ends with its input, or after three minutes in any case.
///
///     RedisTestApp ADDRESS SESSIONS
@main
@MainActor
struct RedisTestApp {
    static let heard = Heard()

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let count = Int(arguments[2]) else { exit(2) }
        let deadline = Thread {
            Thread.sleep(forTimeInterval: 180)
            exit(3)
        }
        deadline.start()
        let redis = try RedisStore(arguments[1])
        Sharing.connect(store: redis, broadcast: redis)
        let sessions = (0..<count).map { Listener($0) }
        for await line in lines() { say(await answer(line, sessions, redis)) }
        exit(0)
    }

    /// The lines of the standard input.
    private static func lines() -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let reader = Thread {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
        }
        reader.start()
        return stream
    }

    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

    private static func answer(_ line: String, _ sessions: [Listener], _ redis: RedisStore) async -> String {
        let words = line.split(separator: " ").map(String.init)
        let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
        let counter = SharedValue("counter", initial: 0)
        switch words.first {
        case "add":
            for each in 0..<number {
                counter.withLock { $0 += 1 }
                // Other work of the process, after which the next change is another write.
                if each.isMultiple(of: 3) { try? await Task.sleep(for: .milliseconds(1)) }
            }
            return "added"
        case "publish":
            for each in 0..<number {
                redis.publish("\(words[2]) \(each)", to: "chat")
                // Readers that are slower than this would find a gap.
                try? await Task.sleep(for: .milliseconds(2))
            }
            return "published"
        case "state":
            // A count that every session of this process shows, and the fewest messages that one has heard.
            let shown = Set(sessions.map(\.text))
            return [
                "count \(counter.value)", "loaded \(counter.isLoaded)", "texts \(shown.count)",
                "shown \(shown.first ?? "none")", "heard \(heard.fewest)", "ready \(heard.listening)",
            ].joined(separator: ", ")
        case "measure": return await Measurement(redis: redis, count: number).text()
        default: return "unknown"
        }
    }
}

/// The messages that each session has heard.
@MainActor
final class Heard {
    private var messages: [Int: Set<String>] = [:]
    private var hasBegun = false

    /// The number of sessions that listen, once the subscription of the process has begun with a gap. Sessions that come
    /// later have none.
    var listening: Int { hasBegun ? messages.count : 0 }
    var fewest: Int { messages.values.map(\.count).min() ?? 0 }

    func add(_ event: BroadcastEvent, _ session: Int) {
        switch event {
        case .message(let text): messages[session, default: []].insert(text)
        case .gap: hasBegun = true
        }
    }

    func begin(_ session: Int) { messages[session] = [] }
}

/// A session without a browser.
@MainActor
private final class Listener {
    private struct Page: View {
        @Shared("counter") private var count = 0
        let number: Int

        var body: some View {
            Text("Count \(count)")
                .task {
                    let events = Sharing.broadcast.events(of: "chat")
                    RedisTestApp.heard.begin(number)
                    for await event in events { RedisTestApp.heard.add(event, number) }
                }
        }
    }

    private let session: Session
    private let transport = RecordingTransport()

    init(_ number: Int) {
        session = Session(content: RootContent(title: nil) { Page(number: number) })
        session.start(ClientHello(), transport: transport)
    }

    var text: String {
        _ = transport.take()
        let markup = session.tree.root.markup
        return markup.firstMatch(of: /Count (-?[0-9]+)/).map { String($0.1) } ?? "none"
    }
}
#else
@main
struct RedisTestApp {
    static func main() { print("This program needs the trait Redis: swift build --traits Redis") }
}
#endif
