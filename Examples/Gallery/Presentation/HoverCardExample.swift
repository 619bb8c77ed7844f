// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct HoverCardExample: View {
    private struct Person: Identifiable {
        let id: String
        let role: String
        let years: String
    }

    private let people = [
        Person(id: "Ada Lovelace", role: "Wrote the first program", years: "1815 – 1852"),
        Person(id: "Grace Hopper", role: "Built the first compiler", years: "1906 – 1992"),
        Person(id: "Karen Jones", role: "Founded statistics of words", years: "1935 – 2007"),
    ]

    var body: some View {
        Example(
            "Hover cards",
            "Rest the pointer on a name, or move the focus there. The focus stays, and Escape closes the card.",
            code: """
                Button(person.id) {}
                    .hoverCard { card(person) }
                """
        ) {
            VStack(spacing: 12) {
                ForEach(people) { person in
                    Button(person.id) {}
                        .hoverCard { card(person) }
                }
            }
        }
    }

    private func card(_ person: Person) -> some View {
        HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill").font(.largeTitle).foregroundStyle(.tint)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(person.id).font(.headline)
                Text(person.role).font(.subheadline)
                Text(person.years).font(.footnote).foregroundStyle(.secondary)
            }
        }
        .padding(14)
    }
}
