// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TableExample: View {
    private struct City: Identifiable {
        let name: String
        let country: String
        let people: Double
        var id: String { name }
    }

    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var cities = [
        City(name: "Tokyo", country: "Japan", people: 37.0),
        City(name: "Delhi", country: "India", people: 33.8),
        City(name: "São Paulo", country: "Brazil", people: 22.8),
        City(name: "Cairo", country: "Egypt", people: 22.6),
        City(name: "Lagos", country: "Nigeria", people: 16.5),
        City(name: "Paris", country: "France", people: 11.3),
    ]
    @State private var order = [KeyPathComparator<City>(\.people, order: .reverse)]
    @State private var chosen: Set<City.ID> = []

    var body: some View {
        Example(
            "Table", "Press a header to sort. Phones show the first column.",
            code: """
                Table(cities, selection: $chosen, sortOrder: $order) {
                    TableColumn("Country", value: \\.country)
                    TableColumn("Million people", value: \\.people) { city in
                        Text(city.people, format: .number.precision(.fractionLength(1)))
                    }
                    .width(max: 140)
                    .alignment(.trailing)
                }
                .onChange(of: order) { cities.sort(using: order) }
                """
        ) {
            VStack(spacing: 12) {
                Table(cities, selection: $chosen, sortOrder: $order) {
                    TableColumn("City", value: \.name) { city in
                        VStack(alignment: .leading) {
                            Text(city.name)
                            if sizeClass == .compact {
                                Text(city.country).font(.footnote).foregroundStyle(.secondary)
                            }
                        }
                    }
                    TableColumn("Country", value: \.country)
                    TableColumn("Million people", value: \.people) { city in
                        Text(city.people, format: .number.precision(.fractionLength(1)))
                    }
                    .width(max: 140)
                    .alignment(.trailing)
                }
                .onChange(of: order) { cities.sort(using: order) }
                .accessibilityLabel("Cities")
                .frame(height: 290)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                Text("\(chosen.count) selected")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
    }
}
