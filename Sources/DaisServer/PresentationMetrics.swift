// SPDX-License-Identifier: Apache-2.0

package import CoreMetrics
package import DaisCore

/// Counts the presentations of all sessions with the app's swift-metrics backend, if it has one.
///
/// | metric | meaning | dimensions |
/// |---|---|---|
/// | `dais_presentations` | presentations added to a page | `type` |
/// | `dais_presentations_dismissed` | presentations removed from a page | `type`, `reason` |
/// | `dais_presentations_refused` | dismissals attempted but not allowed | `type`, `reason` |
/// | `dais_presentation_duration` | time on the page, in nanoseconds | `type` |
package enum PresentationMetrics {
    @MainActor package static func install() {
        PresentationTracker.process = { count($0, with: MetricsSystem.factory) }
    }

    package static func count(_ event: PresentationEvent, with factory: any MetricsFactory) {
        let type = [("type", event.typeName)]
        let ending = type + [("reason", event.reason?.rawValue ?? "")]
        func increment(_ label: String, _ dimensions: [(String, String)]) {
            Counter(label: label, dimensions: dimensions, factory: factory).increment()
        }
        switch event.phase {
        case .presented: increment("dais_presentations", type)
        case .dismissAttempt: increment("dais_presentations_refused", ending)
        case .didDismiss:
            increment("dais_presentations_dismissed", ending)
            Timer(label: "dais_presentation_duration", dimensions: type, factory: factory)
                .recordMilliseconds(event.milliseconds)
        case .didPresent, .willDismiss: break
        }
    }
}
