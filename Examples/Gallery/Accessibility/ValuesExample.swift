// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ValuesExample: View {
    @State private var stars = 3

    var body: some View {
        Example(
            "Values and traits", "A custom control that reports its value.",
            code: """
                Stars(count: stars)
                    .accessibilityElement()
                    .accessibilityLabel("Rating")
                    .accessibilityValue("\\(stars) of 5 stars")
                """
        ) {
            VStack(spacing: 14) {
                Stars(count: stars)
                    .accessibilityElement()
                    .accessibilityLabel("Rating")
                    .accessibilityValue("\(stars) of 5 stars")
                Stepper("Stars", value: $stars, in: 0...5)
            }
        }
    }
}

private struct Stars: View {
    var count: Int

    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: star <= count ? "star.fill" : "star")
            }
        }
        .font(.title2)
        .foregroundStyle(.yellow)
    }
}
