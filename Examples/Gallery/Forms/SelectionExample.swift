// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SelectionExample: View {
    private let planets = ["Mercury", "Venus", "Earth", "Mars"]
    @State private var planet: String?

    var body: some View {
        Example(
            "Selection", "By tap or with the arrow keys.",
            code: """
                List(planets, id: \\.self, selection: $planet) { planet in
                    Text(planet)
                }
                """
        ) {
            VStack(spacing: 12) {
                List(planets, id: \.self, selection: $planet) { planet in
                    Text(planet)
                }
                .accessibilityLabel("Planets")
                .frame(height: 230)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                Text(planet.map { "You are on \($0)." } ?? "Choose a planet.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
    }
}
