// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Lists that are edited: rows that are deleted, moved, kept, selected, and one with a link.
struct EditedRows: View {
    @State private var fruits = ["Apple", "Banana", "Cherry", "Date"]
    @State private var chosen: Set<String> = []
    @State private var sheet = false
    @State private var ownMode = EditMode.inactive

    var body: some View {
        NavigationStack {
            List(selection: $chosen) {
                ForEach(fruits, id: \.self) { fruit in
                    NavigationLink(fruit) { Text("About \(fruit)").navigationTitle("Page of \(fruit)") }
                        .swipeActions(edge: .leading) {
                            Button("Eat") { fruits.removeAll { $0 == fruit } }.tint(.green)
                        }
                        .deleteDisabled(fruit == "Banana")
                        .moveDisabled(fruit == "Date")
                }
                .onDelete { fruits.remove(atOffsets: $0) }
                .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
            }
            .accessibilityLabel("Fruits")
            .navigationTitle("Fruits")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem { Button("Own") { sheet = true } }
            }
            .safeAreaInset(edge: .bottom) {
                Text("Order \(fruits.joined(separator: " ")), chosen \(chosen.sorted().joined(separator: " "))")
            }
        }
        .sheet(isPresented: $sheet) {
            VStack {
                List {
                    ForEach(fruits, id: \.self) { Text("Own \($0)") }.onDelete { fruits.remove(atOffsets: $0) }
                }
                Button(ownMode.isEditing ? "Stop" : "Begin") { ownMode = ownMode.isEditing ? .inactive : .active }
            }
            .environment(\.editMode, $ownMode)
        }
    }
}
