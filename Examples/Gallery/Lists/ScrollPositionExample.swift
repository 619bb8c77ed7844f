// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ScrollPositionExample: View {
    @State private var day: Int? = 1

    var body: some View {
        Example(
            "Position", "A state follows what is scrolled to, and scrolls itself.",
            code: """
                ScrollView(.horizontal) {
                    HStack(spacing: 12) {
                        ForEach(1...31, id: \\.self) { DayCard(day: $0) }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $day)
                Button("Next week") { withAnimation { day = min((day ?? 0) + 7, 31) } }
                """
        ) {
            VStack(spacing: 12) {
                ScrollView(.horizontal) {
                    HStack(spacing: 12) {
                        ForEach(1...31, id: \.self) { DayCard(day: $0) }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $day)
                AdaptiveRow {
                    Text("Day \(day ?? 0)").monospacedDigit()
                    Spacer()
                    Button("First") { withAnimation { day = 1 } }
                    Button("Next week") { withAnimation { day = min((day ?? 0) + 7, 31) } }
                }
            }
        }
    }
}

private struct DayCard: View {
    var day: Int

    var body: some View {
        Text("\(day)").font(.title2).frame(width: 72, height: 72)
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    }
}
