// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Rows with actions: their own, and those of their collection.
struct RowActionPages: View {
    @State private var mails = ["Ada", "Brian", "Chandra"]
    @State private var todos = ["Wash", "Cook", "Sleep"]
    @State private var selection: String?
    @State private var log = ""

    var body: some View {
        List(selection: $selection) {
            Section("Mails") {
                ForEach(mails, id: \.self) { mail in
                    HStack {
                        Text(mail)
                        Spacer()
                        Button("Call") { log = "called \(mail)" }.buttonStyle(.borderless)
                    }
                    .contextMenu { Button("Copy") { log = "copied \(mail)" } }
                    .swipeActions {
                        Button("Delete", role: .destructive) { mails.removeAll { $0 == mail } }
                        Button("Archive") { log = "archived \(mail)" }.tint(.indigo)
                    }
                }
                .onDelete { log = "deleted \($0.count)" }
            }
            Section("Letters") {
                ForEach(["Letter"], id: \.self) { letter in
                    Text(letter).swipeActions {
                        Button("Throw away", systemImage: "trash") { log = "thrown away" }
                        Button("Answer in a while") {}
                        Button("Send to everybody") {}
                    }
                    .badge(3)
                }
            }
            Section("Notes") {
                ForEach(["Note"], id: \.self) { note in
                    Text(note)
                        .swipeActions(edge: .leading) {
                            Button("Pin") { log = "pinned" }.tint(.orange)
                            Button("Flag") { log = "flagged" }.tint(.blue)
                        }
                        .swipeActions(allowsFullSwipe: false) { Button("Mute") { log = "muted" } }
                }
            }
            Section("Todos") {
                ForEach(todos, id: \.self) { Text($0) }
                    .onDelete { todos.remove(atOffsets: $0) }
                    .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        .accessibilityLabel("Things")
        .safeAreaInset(edge: .bottom) { Text("Log: \(log)") }
    }
}
