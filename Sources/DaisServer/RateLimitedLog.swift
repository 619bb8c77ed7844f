// SPDX-License-Identifier: Apache-2.0

package import Logging
import Synchronization

/// A log that a hostile client cannot fill: at most five lines of a kind in ten seconds, and then one that says how
/// many were left out.
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

    /// - Parameter kind: one of a fixed set; it must not contain anything a client has sent.
    package func notice(
        _ kind: StaticString, _ metadata: Logger.Metadata = [:], now: ContinuousClock.Instant = .now
    ) {
        let name = "\(kind)"
        let (write, omitted) = windows.withLock { windows -> (Bool, Int) in
            var window = windows[name] ?? Window(start: now, count: 0)
            var omitted = 0
            if now - window.start >= Self.windowLength {
                omitted = max(0, window.count - Self.linesPerWindow)
                window = Window(start: now, count: 0)
            }
            window.count += 1
            windows[name] = window
            return (window.count <= Self.linesPerWindow, omitted)
        }
        guard write else { return }
        var metadata = metadata
        if omitted > 0 { metadata["omitted"] = "\(omitted)" }
        logger.notice("\(name)", metadata: metadata)
    }
}
