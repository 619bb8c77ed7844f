// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct NumberExample: View {
    @State private var score = 10

    var body: some View {
        Example(
            "Numbers and texts", "A text with a content transition rolls or fades when its content changes.",
            code: """
                Text("\\(score)").font(.largeTitle.bold()).monospacedDigit()
                    .contentTransition(.numericText(value: Double(score)))
                Button("Seven less") { withAnimation(.snappy) { score -= 7 } }
                """
        ) {
            VStack(spacing: 16) {
                Text("\(score)").font(.largeTitle.bold()).monospacedDigit()
                    .contentTransition(.numericText(value: Double(score)))
                AdaptiveRow {
                    Button("Seven less") { withAnimation(.snappy) { score -= 7 } }
                    Button("Seven more") { withAnimation(.snappy) { score += 7 } }
                }
            }
        }
    }
}
