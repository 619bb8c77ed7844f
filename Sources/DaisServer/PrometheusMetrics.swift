// SPDX-License-Identifier: Apache-2.0

package import CoreMetrics
import Synchronization

/// A backend for swift-metrics that keeps all values in memory, for the endpoint of the server.
///
/// | instrument | Prometheus |
/// |---|---|
/// | `Counter`, `FloatingPointCounter` | a counter, with `_total` after its name |
/// | `Gauge`, `Meter` | a gauge |
/// | `Timer` | a histogram in seconds, with `_seconds` after its name |
/// | `Recorder` | a summary without quantiles |
package final class PrometheusMetrics: MetricsFactory {
    private struct Family {
        let kind: PrometheusSeries.Kind
        let help: String?
        var series: [PrometheusLabels: PrometheusSeries] = [:]
    }

    private let families = Mutex<[String: Family]>([:])

    package init() {}

    /// All values in the text format of Prometheus, version 0.0.4.
    package var text: String {
        var text = PrometheusText()
        let families = families.withLock { $0 }
        for (name, family) in families.sorted(by: { $0.key < $1.key }) where !family.series.isEmpty {
            text.begin(name, family.kind, help: family.help)
            for (labels, series) in family.series.sorted(by: { $0.key.text < $1.key.text }) {
                text.add(series, name: name, labels: labels)
            }
        }
        return text.text
    }

    private func find(_ label: String, _ dimensions: [(String, String)], _ kind: PrometheusSeries.Kind)
        -> PrometheusSeries
    {
        let labels = PrometheusLabels(dimensions, of: kind)
        var name = PrometheusText.name(label)
        if !name.hasSuffix(kind.suffix) { name += kind.suffix }
        return families.withLock { families in
            // Prometheus takes one kind for each name.
            if let known = families[name], known.kind != kind { name += "_" + kind.rawValue }
            let help = ServerMetric.all.first { $0.name == label }?.help
            var family = families[name] ?? Family(kind: kind, help: help)
            let series = family.series[labels] ?? PrometheusSeries(name: name, labels: labels, kind: kind)
            family.series[labels] = series
            families[name] = family
            return series
        }
    }

    private func forget(_ handler: AnyObject) {
        guard let series = handler as? PrometheusSeries else { return }
        families.withLock { _ = $0[series.name]?.series.removeValue(forKey: series.labels) }
    }

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        find(label, dimensions, .counter)
    }

    package func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        find(label, dimensions, .counter)
    }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        find(label, dimensions, .gauge)
    }

    package func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        find(label, dimensions, aggregate ? .summary : .gauge)
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        find(label, dimensions, .histogram)
    }

    package func destroyCounter(_ handler: any CounterHandler) { forget(handler) }
    package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { forget(handler) }
    package func destroyMeter(_ handler: any MeterHandler) { forget(handler) }
    package func destroyRecorder(_ handler: any RecorderHandler) { forget(handler) }
    package func destroyTimer(_ handler: any TimerHandler) { forget(handler) }
}
