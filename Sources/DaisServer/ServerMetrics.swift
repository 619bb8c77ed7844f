// SPDX-License-Identifier: Apache-2.0

package import CoreMetrics
import DaisCore
import Synchronization

/// Records the metrics of a server with the app's swift-metrics backend, if it has one.
///
/// The instruments are made when they are first used, so that the app may choose its backend until then.
package final class ServerMetrics: Sendable {
    private struct Instruments {
        var counters: [String: CoreMetrics.Counter] = [:]
        var gauges: [String: CoreMetrics.Gauge] = [:]
        var totals: [String: Int] = [:]
        var timers: [String: CoreMetrics.Timer] = [:]
    }

    let factory: @Sendable () -> any MetricsFactory
    private let instruments = Mutex(Instruments())

    /// The metrics of the process.
    package static let shared = ServerMetrics { MetricsSystem.factory }

    package init(_ factory: @escaping @Sendable () -> any MetricsFactory) { self.factory = factory }

    package func refused(_ reason: Refusal) { count(.refusals, reason.rawValue) }

    func count(_ metric: ServerMetric, _ value: String? = nil) {
        instruments.withLock { instruments in
            find(metric, value, in: &instruments.counters) {
                CoreMetrics.Counter(label: $0, dimensions: $1, factory: factory())
            }
        }.increment()
    }

    /// Changes the total of a gauge. Several parts of a process have a share in it.
    func add(_ metric: ServerMetric, _ change: Int, _ value: String? = nil) {
        guard change != 0 else { return }
        instruments.withLock { instruments in
            let total = instruments.totals[Self.key(metric, value), default: 0] + change
            instruments.totals[Self.key(metric, value)] = total
            // In the order of the changes.
            find(metric, value, in: &instruments.gauges) {
                CoreMetrics.Gauge(label: $0, dimensions: $1, factory: factory())
            }.record(total)
        }
    }

    func time(_ metric: ServerMetric, _ duration: Duration) {
        instruments.withLock { instruments in
            find(metric, nil, in: &instruments.timers) {
                CoreMetrics.Timer(label: $0, dimensions: $1, factory: factory())
            }
        }.recordNanoseconds(Int64(duration.seconds * 1e9))
    }

    private static func key(_ metric: ServerMetric, _ value: String?) -> String {
        value.map { metric.name + "." + $0 } ?? metric.name
    }

    /// - Parameter value: The value of the metric's only dimension.
    private func find<Instrument>(
        _ metric: ServerMetric, _ value: String?, in known: inout [String: Instrument],
        make: (String, [(String, String)]) -> Instrument
    ) -> Instrument {
        let key = Self.key(metric, value)
        if let instrument = known[key] { return instrument }
        let made = make(metric.name, value.map { [(metric.dimensions[0], $0)] } ?? [])
        known[key] = made
        return made
    }
}

/// Records the turns of sessions, and their spans if the app has a tracer.
struct MeteredSessions: SessionProbe {
    let metrics: ServerMetrics
    let tracing: SessionTracing?

    func turnEnded(after time: Duration, waited: Duration) {
        metrics.time(.turn, time)
        metrics.time(.wait, waited)
    }

    func wholeDocumentRequested() { metrics.count(.resyncs) }

    @MainActor func handling(_ event: ClientEvent, in session: String, _ work: () -> Void) {
        guard let tracing else { return work() }
        tracing.handling(event, in: session, work)
    }

    @MainActor func rendering(in session: String, _ work: () -> Void) {
        guard let tracing else { return work() }
        tracing.rendering(in: session, work)
    }
}
