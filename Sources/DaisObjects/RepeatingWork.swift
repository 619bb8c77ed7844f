// SPDX-License-Identifier: Apache-2.0
import Dispatch
import OpenCombine

/// Repeats work on a queue until it is cancelled, kept or not: a run loop's timer does the same.
final class RepeatingWork: Cancellable, @unchecked Sendable {
    private let source: any DispatchSourceTimer

    init(
        on queue: DispatchQueue, after delay: DispatchTimeInterval, every interval: DispatchTimeInterval,
        leeway: DispatchTimeInterval, _ work: Work
    ) {
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now() + delay, repeating: interval, leeway: leeway)
        // Dispatch stops a source that nobody refers to. Cancelling releases the handler, and with it this object.
        source.setEventHandler { withExtendedLifetime(self) { work.run() } }
        source.resume()
    }

    func cancel() {
        source.cancel()
    }
}
