// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct OutlineExample: View {
    @State private var showsPlaces = true

    var body: some View {
        Example(
            "Outlines", "A tree of data is a list whose branches open, and sections collapse.",
            code: """
                List {
                    Section("Places", isExpanded: $showsPlaces) {
                        OutlineGroup(Place.europe, children: \\.children) { place in
                            Text(place.name)
                        }
                    }
                    .sectionActions {
                        Button("Add Place", systemImage: "plus") {}
                    }
                }
                """
        ) {
            List {
                Section("Places", isExpanded: $showsPlaces) {
                    OutlineGroup(Place.europe, children: \.children) { place in
                        Text(place.name)
                    }
                }
                .sectionActions {
                    Button("Add Place", systemImage: "plus") {}
                }
            }
            .frame(height: 360)
        }
    }
}

private struct Place: Identifiable {
    var name: String
    var children: [Place]?
    var id: String { name }

    static let europe = [
        Place(
            name: "Italy",
            children: [
                Place(name: "Tuscany", children: [Place(name: "Florence"), Place(name: "Siena")]),
                Place(name: "Rome"),
            ]),
        Place(name: "France", children: [Place(name: "Paris"), Place(name: "Lyon")]),
        Place(name: "Malta"),
    ]
}
