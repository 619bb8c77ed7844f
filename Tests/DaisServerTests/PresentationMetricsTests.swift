// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import DaisCore
import DaisServer
import DaisTesting
import MetricsTestKit
import Testing

@Suite("Metrics of presentations", .serialized)
@MainActor
struct PresentationMetricsTests {
    private struct Home: View {
        @State private var isShown = false
        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown) { Text("inside") }
        }
    }

    @Test("presentations, their ends with reasons, and their durations are counted by type")
    func counts() throws {
        let metrics = TestMetrics()
        var events: [PresentationEvent] = []
        let known = PresentationTracker.process
        PresentationTracker.process = { events.append($0) }
        defer { PresentationTracker.process = known }
        let screen = Screen { Home() }
        screen.button("Open").tap()
        screen.clock.advance(by: .seconds(3))
        #expect(screen.text("inside").dismiss(by: .escape))
        screen.clock.advance(by: .seconds(5))
        _ = screen.outline
        for event in events { PresentationMetrics.count(event, with: metrics) }
        #expect(try metrics.expectCounter("dais_presentations", [("type", "sheet")]).totalValue == 1)
        let dismissed = try metrics.expectCounter(
            "dais_presentations_dismissed", [("type", "sheet"), ("reason", "escape")])
        #expect(dismissed.totalValue == 1)
        let timer = try metrics.expectTimer("dais_presentation_duration", [("type", "sheet")])
        #expect(timer.values.count == 1)
        #expect(timer.values.allSatisfy { $0 >= 3_000_000_000 })
    }
}
