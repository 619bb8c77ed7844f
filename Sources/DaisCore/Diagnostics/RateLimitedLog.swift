// SPDX-License-Identifier: Apache-2.0

package import Logging
import Synchronization

/// The log for everything that clients can cause. They cannot fill it: it writes at most five lines of a kind in ten
/// seconds, then one with the number of omitted lines. They cannot forge lines either: their text is metadata, without
/// control characters. Lines that a request has caused name it.
package final class RateLimitedLog: Sendable {
    private struct Window {
        var start: ContinuousClock.Instant
        var count: Int
    }
    private final class Windows: Sendable { let byKind = Mutex<[String: Window]>([:]) }

    /// The id of the request that is being answered.
    @TaskLocal package static var request: String?

    package let logger: Logger
    private let windows: Windows
    private static let linesPerWindow = 5
    private static let windowLength = Duration.seconds(10)

    package convenience init(_ logger: Logger) { self.init(logger, Windows()) }

    private init(_ logger: Logger, _ windows: Windows) {
        self.logger = logger
        self.windows = windows
    }

    /// Returns a log that adds metadata to each of its lines. Both logs together write as many lines as one.
    package func tagged(_ metadata: Logger.Metadata) -> RateLimitedLog {
        var tagged = logger
        for (key, value) in metadata { tagged[metadataKey: key] = value }
        return RateLimitedLog(tagged, windows)
    }

    /// Writes a line about the server or the app, however often it occurs.
    package func line(_ level: Logger.Level, _ message: @autoclosure () -> String, _ metadata: Logger.Metadata = [:]) {
        guard level >= logger.logLevel else { return }
        logger.log(level: level, "\(message())", metadata: Self.complete(metadata))
    }

    private static func complete(_ metadata: Logger.Metadata) -> Logger.Metadata {
        var metadata = metadata.mapValues { Logger.MetadataValue.string(LogText.escaped("\($0)")) }
        if let request { metadata["request"] = "\(request)" }
        return metadata
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
        var metadata = Self.complete(metadata)
        if omitted > 0 { metadata["omitted"] = "\(omitted)" }
        logger.log(level: level, "\(message())", metadata: metadata)
    }

    /// Counts a line, and returns the number of lines that were omitted before it, or `nil` if it is omitted itself.
    private func admit(_ kind: String, now: ContinuousClock.Instant) -> Int? {
        windows.byKind.withLock { windows in
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
