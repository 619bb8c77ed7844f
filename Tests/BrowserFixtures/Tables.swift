// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Fruit: Identifiable, Equatable {
    let name: String
    let weight: Int
    var origin = "Somewhere with a name that is far too long for the column in which it is shown on any screen"
    var id: String { name }

    static let some = [
        Fruit(name: "Pear", weight: 180), Fruit(name: "Apple", weight: 160), Fruit(name: "Fig", weight: 50),
    ]
}

/// Tables with one selected row and with several, sorted by their headers.
struct Tables: View {
    @State private var fruits = Fruit.some
    @State private var order: [KeyPathComparator<Fruit>] = []
    @State private var one: String?
    @State private var several: Set<String> = []
    @State private var opened = ""

    var body: some View {
        VStack(spacing: 16) {
            Table(fruits, selection: $one, sortOrder: $order) {
                TableColumn("Name", value: \.name) { FruitCell(name: $0.name) }
                TableColumn("Weight", value: \.weight) { Text("\($0.weight) g") }
                    .width(90)
                    .alignment(.trailing)
                TableColumn("Origin", value: \.origin)
            }
            .onChange(of: order) { fruits.sort(using: order) }
            .accessibilityLabel("Fruits")
            .contextMenu(forSelectionType: String.self) { names in
                Button("Weigh \(names.sorted().joined(separator: ", "))") {}
            } primaryAction: {
                opened = $0.sorted().joined(separator: ", ")
            }
            Table(of: Fruit.self, selection: $several) {
                TableColumn("Choice", value: \.name)
                TableColumn("Grams") { Text("\($0.weight)") }
            } rows: {
                Section("Light") { TableRow(Fruit.some[2]) }
                Section("Heavy") {
                    ForEach(Fruit.some.prefix(2)) { TableRow($0).selectionDisabled($0.name == "Apple") }
                }
            }
            .tableStyle(.bordered)
            .accessibilityLabel("Choices")
            Text("One \(one ?? "none"), several \(several.sorted().joined(separator: " ")), opened \(opened)")
        }
        .padding()
    }
}

/// A cell with state of its own.
private struct FruitCell: View {
    let name: String
    @State private var bites = 0

    var body: some View {
        HStack {
            Text(name)
            Button("Bites \(bites)") { bites += 1 }
                .accessibilityLabel("\(name) bites \(bites)")
        }
    }
}

/// A table of 1,000 rows, of which only those near the visible part are built.
struct LongTable: View {
    private let fruits = (1...1_000).map { Fruit(name: "Fruit \($0)", weight: $0) }
    @State private var chosen: String?

    var body: some View {
        Table(fruits, selection: $chosen) {
            TableColumn("Name", value: \.name)
            TableColumn("Weight") { Text("\($0.weight)") }
        }
        .alternatingRowBackgrounds()
    }
}
