// SPDX-License-Identifier: Apache-2.0

import Logging
import Synchronization

/// The lines that a logger was given, as a console would show them.
final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    var logger: Logger { Logger(label: "test", factory: { [self] _ in Handler(lines: self) }) }

    func count(with text: String) -> Int { all.count { $0.contains(text) } }

    private struct Handler: LogHandler {
        let lines: LogLines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let values = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }.map {
                " \($0.key)=\($0.value)"
            }
            lines.lines.withLock { $0.append("\(event.message)\(values.joined())") }
        }
    }
}
