// SPDX-License-Identifier: Apache-2.0

package import CoreMetrics
package import DaisCore

/// Counts the presentations of all sessions, for whatever backend the app has given swift-metrics; without one, for none.
///
/// | metric | what | dimensions |
/// |---|---|---|
/// | `dais_presentations` | presentations that came onto a page | `type` |
/// | `dais_presentations_dismissed` | those that have gone | `type`, `reason` |
/// | `dais_presentations_refused` | dismissals that were tried and are not allowed | `type`, `reason` |
/// | `dais_presentation_duration` | how long they were there, in nanoseconds | `type` |
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
