// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ScrollTransitionExample: View {
    private let places = ["Harbor", "Market", "Lighthouse", "Old Town", "Gardens", "Observatory"]
    private let colors: [Color] = [.blue, .orange, .teal, .pink, .green, .indigo]

    var body: some View {
        Example(
            "Transitions", "Cards change while they scroll into sight, without the server.",
            code: """
                card(index)
                    .scrollTransition(axis: .horizontal) { content, phase in
                        content
                            .opacity(phase.isIdentity ? 1 : 0.3)
                            .scaleEffect(phase.isIdentity ? 1 : 0.8)
                            .rotationEffect(.degrees(phase.value * 6))
                    }
                """
        ) {
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(places.indices, id: \.self) { index in
                        card(index)
                            .scrollTransition(axis: .horizontal) { content, phase in
                                content
                                    .opacity(phase.isIdentity ? 1 : 0.3)
                                    .scaleEffect(phase.isIdentity ? 1 : 0.8)
                                    .rotationEffect(.degrees(phase.value * 6))
                            }
                    }
                }
                .padding(.vertical, 12)
            }
            .accessibilityLabel("Places")
        }
    }

    private func card(_ index: Int) -> some View {
        Text(places[index])
            .font(.headline)
            .frame(width: 150, height: 110)
            .background(colors[index].opacity(0.25), in: RoundedRectangle(cornerRadius: 16))
    }
}
