// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Rows that people move within their collection: one that stays, rows with other actions, and rows with fields.
struct MovedRows: View {
    private struct Note: Identifiable {
        let id: Int
        var text: String
    }

    @State private var steps = ["Wash", "Cook", "Serve", "Eat"]
    @State private var notes = [Note(id: 1, text: "First note"), Note(id: 2, text: "Second note")]
    @State private var marked = ["Red", "Green"]
    @State private var mode = EditMode.inactive

    var body: some View {
        VStack {
            EditButton()
            List {
                Section("Steps") {
                    ForEach(steps, id: \.self) { Text($0).moveDisabled($0 == "Eat") }
                        .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
                }
                Section("Marked") {
                    ForEach(marked, id: \.self) { name in
                        Text(name).swipeActions { Button("Mark") {} }
                    }
                    .onMove { marked.move(fromOffsets: $0, toOffset: $1) }
                    .onDelete { marked.remove(atOffsets: $0) }
                }
                Section("Notes") {
                    ForEach($notes) { $note in TextField("Note \(note.id)", text: $note.text) }
                        .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            Text(
                [
                    steps.joined(separator: " "), notes.map(\.text).joined(separator: ", "),
                    marked.joined(separator: " "),
                ]
                .joined(separator: " | "))
        }
        .environment(\.editMode, $mode)
        .padding()
    }
}
