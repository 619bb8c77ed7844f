// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SelectionExample: View {
    private let planets = ["Mercury", "Venus", "Earth", "Mars"]
    private let moons = ["Io", "Europa", "Ganymede", "Callisto"]
    @State private var planet: String?
    @State private var chosen: Set<String> = ["Io"]

    var body: some View {
        Example(
            "Selection", "By tap or with the arrow keys, and of several rows with Shift, Control or Command.",
            code: """
                List(planets, id: \\.self, selection: $planet) { planet in
                    Text(planet)
                }
                List(moons, id: \\.self, selection: $chosen) { moon in
                    Text(moon)
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
                List(moons, id: \.self, selection: $chosen) { moon in
                    Text(moon)
                }
                .accessibilityLabel("Moons")
                .frame(height: 230)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                Text("Moons: \(chosen.sorted().joined(separator: ", "))")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
    }
}
