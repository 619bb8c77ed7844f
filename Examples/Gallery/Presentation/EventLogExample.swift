// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct EventLogExample: View {
    private struct Line: Identifiable {
        let id: Int
        let text: String
    }

    @State private var isShown = false
    @State private var log: [Line] = []

    var body: some View {
        Example(
            "Events", "A view observes the presentations inside it, with their reasons and durations.",
            code: """
                .onPresentationEvent { event in
                    note(event)
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Present Something") { isShown = true }
                    .buttonStyle(.borderedProminent)
                VStack(alignment: .leading) {
                    ForEach(log) { line in
                        Text(line.text).font(.footnote.monospaced()).foregroundStyle(.secondary)
                    }
                }
            }
            .sheet(isPresented: $isShown) { SheetBody("Close me one way or another") {} }
            .onPresentationEvent { event in
                note(event)
            }
        }
    }

    private func note(_ event: PresentationEvent) {
        let seconds = Double(event.duration.components.seconds) + Double(event.duration.components.attoseconds) * 1e-18
        let reason = event.reason.map { " (\($0.rawValue))" } ?? ""
        let time = seconds.formatted(.number.precision(.fractionLength(1)))
        log.append(Line(id: (log.last?.id ?? 0) + 1, text: "\(event.phase.rawValue)\(reason) \(time) s"))
        log = log.suffix(6)
    }
}
