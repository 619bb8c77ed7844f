// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ItemSheetExample: View {
    struct City: Identifiable {
        var id: String
        var note: String
    }

    private let cities = [
        City(id: "Lisbon", note: "Seven hills and a wide river."),
        City(id: "Kyoto", note: "Temples, gardens, a river that is quiet."),
        City(id: "Bergen", note: "Mountains, and rain on most days."),
    ]
    @State private var city: City?

    var body: some View {
        Example(
            "Sheet for an item", "The item is the state. Without an item there is no sheet.",
            code: """
                .sheet(item: $city) { city in
                    SheetBody(city.id) { Text(city.note) }
                }
                """
        ) {
            AdaptiveRow {
                ForEach(cities) { each in
                    Button(each.id) { city = each }
                }
            }
            .buttonStyle(.bordered)
            .sheet(item: $city) { city in
                SheetBody(city.id) { Text(city.note) }
            }
        }
    }
}
