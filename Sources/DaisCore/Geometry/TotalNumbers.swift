// SPDX-License-Identifier: Apache-2.0

extension Int {
    /// Creates the whole number nearest to zero from a number, limited to a range. Not a number counts as 0.
    ///
    /// `Int(_:)` ends the process for infinity, for what is not a number, and beyond 64 bits. Numbers of a browser, and
    /// numbers that an app has divided, can be all of these. `scripts/lint` asks for this initializer there.
    init(clamping value: Double, in range: ClosedRange<Int>) {
        guard value == value else {
            self = Swift.min(Swift.max(0, range.lowerBound), range.upperBound)
            return
        }
        if value <= Double(range.lowerBound) {
            self = range.lowerBound
        } else if value >= Double(range.upperBound) {
            self = range.upperBound
        } else {
            self = Int(value)
        }
    }
}

extension Duration {
    /// Returns a duration of a number of seconds, limited to 0 to 10⁹ s, which are 31 years. Not a number counts as 0.
    /// `seconds(_:)` ends the process for numbers that have no nanoseconds.
    static func seconds(limiting seconds: Double) -> Duration { .seconds(seconds.limited(to: 0...1e9)) }
}

extension Double {
    /// The number limited to a range. Not a number is the limit nearest to zero, where `min` and `max` would let it
    /// pass.
    func limited(to range: ClosedRange<Double>) -> Double {
        guard self == self else { return min(max(0, range.lowerBound), range.upperBound) }
        return min(max(self, range.lowerBound), range.upperBound)
    }
}
