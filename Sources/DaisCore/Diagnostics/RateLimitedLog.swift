// SPDX-License-Identifier: Apache-2.0

package import Logging
import Synchronization

/// The log for everything that clients can cause. They cannot fill it: it writes at most five lines of a kind in ten
/// seconds, then one with the number of omitted lines. They cannot forge lines either: their text is metadata, without
/// control characters.
package final class RateLimitedLog: Sendable {
    private struct Window {
        var start: ContinuousClock.Instant
        var count: Int
    }

    package let logger: Logger
    private let windows = Mutex<[String: Window]>([:])
    private static let linesPerWindow = 5
    private static let windowLength = Duration.seconds(10)

    package init(_ logger: Logger) {
        self.logger = logger
    }

    /// Writes a notice with its kind as the message.
    package func notice(
        _ kind: StaticString, _ metadata: Logger.Metadata = [:], now: ContinuousClock.Instant = .now
    ) {
        write(.notice, kind: "\(kind)", "\(kind)", metadata, now: now)
    }

    /// Writes a line.
    ///
    /// - Parameters:
    ///   - kind: One of a fixed set. It must not contain data from a client.
    ///   - message: The text of the line.
    package func write(
        _ level: Logger.Level, kind: String, _ message: @autoclosure () -> String, _ metadata: Logger.Metadata = [:],
        now: ContinuousClock.Instant = .now
    ) {
        guard level >= logger.logLevel, let omitted = admit(kind, now: now) else { return }
        var metadata = metadata.mapValues { Logger.MetadataValue.string(LogText.escaped("\($0)")) }
        if omitted > 0 { metadata["omitted"] = "\(omitted)" }
        logger.log(level: level, "\(message())", metadata: metadata)
    }

    /// Counts a line, and returns the number of lines that were omitted before it, or `nil` if it is omitted itself.
    private func admit(_ kind: String, now: ContinuousClock.Instant) -> Int? {
        windows.withLock { windows in
            var window = windows[kind] ?? Window(start: now, count: 0)
            var omitted = 0
            if now - window.start >= Self.windowLength {
                omitted = max(0, window.count - Self.linesPerWindow)
                window = Window(start: now, count: 0)
            }
            window.count += 1
            windows[kind] = window
            return window.count <= Self.linesPerWindow ? omitted : nil
        }
    }
}
