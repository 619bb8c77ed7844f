// SPDX-License-Identifier: Apache-2.0
import Dispatch
import OpenCombine

/// Repeats work on a queue until it is canceled, even if no one keeps it, like a timer of a run loop.
final class RepeatingWork: Cancellable, @unchecked Sendable {
    private let source: any DispatchSourceTimer

    init(
        on queue: DispatchQueue, after delay: DispatchTimeInterval, every interval: DispatchTimeInterval,
        leeway: DispatchTimeInterval, _ work: Work
    ) {
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now() + delay, repeating: interval, leeway: leeway)
        // Dispatch stops a source without references. Canceling releases the handler, and with it this object.
        source.setEventHandler { withExtendedLifetime(self) { work.run() } }
        source.resume()
    }

    func cancel() {
        source.cancel()
    }
}
