// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A list and a table in which several rows can be selected.
struct RowPicks: View {
    private struct Animal: Identifiable {
        let id: Int
        var name: String { "Animal \(id)" }
    }

    @State private var rows: Set<Int> = []
    @State private var animals: Set<Int> = []
    @State private var pressed = 0

    var body: some View {
        VStack {
            Text("Rows \(rows.sorted().map(String.init).joined(separator: " ")).")
            Text("Animals \(animals.sorted().map(String.init).joined(separator: " ")).")
            Text("Pressed \(pressed)")
            List(selection: $rows) {
                ForEach(0..<6, id: \.self) { number in
                    HStack {
                        Text("Row \(number)")
                        Button("Press \(number)") { pressed += 1 }
                            .buttonStyle(.borderless)
                    }
                }
            }
            Table((0..<4).map { Animal(id: $0) }, selection: $animals) {
                TableColumn("Name") { Text($0.name) }
            }
        }
        .padding()
    }
}
