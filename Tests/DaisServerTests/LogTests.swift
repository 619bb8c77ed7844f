// SPDX-License-Identifier: Apache-2.0

import DaisServer
import Logging
import Synchronization
import Testing

@Suite("The log")
struct LogTests {
    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private struct Handler: LogHandler {
        let lines: Lines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            lines.add("\(event.message) \(event.metadata?["omitted"].map { "omitted \($0)" } ?? "")")
        }
    }

    @Test("cannot be filled by one kind of mistake, and says how much it left out")
    func limit() {
        let lines = Lines()
        let log = RateLimitedLog(Logger(label: "test", factory: { _ in Handler(lines: lines) }))
        let start = ContinuousClock.now
        for _ in 0..<100 { log.notice("malformed frame", now: start) }
        log.notice("binary frame", now: start)
        #expect(lines.all.count == 6)
        log.notice("malformed frame", now: start + .seconds(11))
        #expect(lines.all.last == "malformed frame omitted 95")
    }
}
