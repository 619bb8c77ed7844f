// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TourExample: View {
    @State private var tour = Tour(steps: 3)
    @State private var text = ""
    @State private var count = 0

    var body: some View {
        Example(
            "Tour", "Each step explains one view and dims the others. The view can be tried out through the hole.",
            code: """
                Button("Write") { count += 1 }
                    .tourStep(0, of: $tour, "Write a message", message: "Drafts are saved while you type.")

                Button("Show Me Around") { tour.start() }
                """
        ) {
            VStack(spacing: 16) {
                AdaptiveRow {
                    Button("Write") { count += 1 }
                        .tourStep(0, of: $tour, "Write a message", message: "Drafts are saved while you type.")
                    TextField("Filter", text: $text).textFieldStyle(.roundedBorder)
                        .tourStep(1, of: $tour, "Find it again", message: "A word of the text is enough.")
                    Image(systemName: "bell").accessibilityLabel("Notices")
                        .tourStep(2, of: $tour, "Be told", message: "Answers arrive here.")
                }
                Text("Messages: \(count)").foregroundStyle(.secondary)
                Button("Show Me Around") { tour.start() }
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}
