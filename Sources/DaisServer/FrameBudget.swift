// SPDX-License-Identifier: Apache-2.0

/// How much one connection may ask of the server, as a bucket of tokens that refills steadily.
///
/// Dropping what exceeds the rate would leave a gap in the client's event numbers, so nothing is dropped: the bucket
/// goes into debt and the connection is not read until the debt is paid. TCP then slows the sender down.
package struct FrameBudget: Sendable {
    private let rate: Double
    private var tokens: Double
    private var updated: ContinuousClock.Instant

    /// - Parameter rate: frames per second; two seconds' worth may come at once.
    package init(rate: Int, now: ContinuousClock.Instant) {
        self.rate = Double(max(1, rate))
        tokens = self.rate * 2
        updated = now
    }

    /// Takes `cost` tokens and returns for how long nothing more should be read.
    package mutating func spend(_ cost: Double, now: ContinuousClock.Instant) -> Duration? {
        let elapsed = now - updated
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        tokens = min(rate * 2, tokens + max(0, seconds) * rate) - cost
        updated = now
        return tokens < 0 ? .milliseconds(Int64(-tokens / rate * 1000) + 1) : nil
    }
}
