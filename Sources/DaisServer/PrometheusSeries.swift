// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Synchronization

/// The values of one metric with one set of labels.
final class PrometheusSeries: CounterHandler, FloatingPointCounterHandler, MeterHandler, RecorderHandler, TimerHandler {
    enum Kind: String {
        case counter, gauge, summary, histogram

        /// The end of the names of this kind.
        var suffix: String {
            switch self {
            case .counter: "_total"
            case .histogram: "_seconds"
            case .gauge, .summary: ""
            }
        }
    }

    struct Value {
        /// The whole part of the value of a counter, which stays exact, and the rest. The value of a gauge is in the rest.
        var whole: Int64 = 0
        var rest = 0.0
        /// The number of observations, and how many are in each bucket alone. The last bucket has no bound.
        var count = 0
        var buckets: [Int] = []
    }

    /// The upper bounds of the buckets of a histogram, in seconds.
    static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    let name: String
    let labels: PrometheusLabels
    let kind: Kind
    private let state: Mutex<Value>

    init(name: String, labels: PrometheusLabels, kind: Kind) {
        self.name = name
        self.labels = labels
        self.kind = kind
        var value = Value()
        if kind == .histogram { value.buckets = Array(repeating: 0, count: Self.bounds.count + 1) }
        state = Mutex(value)
    }

    var value: Value { state.withLock { $0 } }

    // A counter never falls, except to zero.
    func increment(by amount: Int64) {
        guard amount > 0 else { return }
        state.withLock { value in
            let (sum, overflows) = value.whole.addingReportingOverflow(amount)
            value.whole = overflows ? .max : sum
        }
    }

    func increment(by amount: Double) {
        guard amount.isFinite, kind == .gauge || amount > 0 else { return }
        state.withLock { $0.rest += amount }
    }

    func decrement(by amount: Double) { increment(by: -amount) }

    func reset() { state.withLock { $0 = Value() } }

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { state.withLock { $0.rest = value } }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        if kind == .gauge { set(value) } else { observe(value) }
    }

    func recordNanoseconds(_ duration: Int64) { observe(Double(duration) / 1e9) }

    private func observe(_ amount: Double) {
        guard amount.isFinite else { return }
        state.withLock { value in
            value.count += 1
            value.rest += amount
            guard !value.buckets.isEmpty else { return }
            value.buckets[Self.bounds.firstIndex { amount <= $0 } ?? Self.bounds.count] += 1
        }
    }
}
