// SPDX-License-Identifier: Apache-2.0

package import CoreMetrics
package import DaisCore

/// Counts the presentations of all sessions. docs/Operations.md lists the metrics.
package enum PresentationMetrics {
    @MainActor static func install(_ metrics: ServerMetrics) {
        PresentationTracker.process = { count($0, with: metrics.factory()) }
    }

    package static func count(_ event: PresentationEvent, with factory: any MetricsFactory) {
        let type = [("type", event.typeName)]
        let ending = type + [("reason", event.reason?.rawValue ?? "")]
        func increment(_ metric: ServerMetric, _ dimensions: [(String, String)]) {
            Counter(label: metric.name, dimensions: dimensions, factory: factory).increment()
        }
        switch event.phase {
        case .presented: increment(.presentations, type)
        case .dismissAttempt: increment(.attempted, ending)
        case .didDismiss:
            increment(.dismissed, ending)
            Timer(label: ServerMetric.presentationTime.name, dimensions: type, factory: factory)
                .recordMilliseconds(event.milliseconds)
        case .didPresent, .willDismiss: break
        }
    }
}
