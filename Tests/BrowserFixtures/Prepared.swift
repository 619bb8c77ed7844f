// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Buttons that say what they present, so that it is prepared.
struct Prepared: View {
    private struct Person: Identifiable { let id: Int, name: String }

    @State private var isEditing = false
    @State private var isRefused = false
    @State private var isOther = false
    @State private var isAsking = false
    @State private var person: Person?
    @State private var title = "Old title"
    @State private var events: [String] = []
    @State private var hasRefusing = true
    private let people = ["Ada", "Grace", "Edsger"].enumerated().map { Person(id: $0.offset, name: $0.element) }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Events: \(events.joined(separator: ", "))")
            Button("Edit", presents: $isEditing)
            Button("Rename and edit", presents: $isEditing) { title = "New title" }
            if hasRefusing {
                Button("Refuse", presents: $isRefused) {
                    isRefused = false
                    events.append("refused")
                }
            }
            Button("Something else", presents: $isRefused) {
                isRefused = false
                isOther = true
            }
            Button("Ask", presents: $isAsking)
            Button("Remove the refusing button") { hasRefusing = false }
            Menu("More") { Button("Edit from the menu", presents: $isEditing) }
            ForEach(people) { person in
                Button(person.name, presents: $person, person)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .sheet(isPresented: $isEditing, onDismiss: { events.append("edited") }) {
            Editor(title: $title, shown: { events.append("shown") }, saved: { events.append("saved") })
        }
        .sheet(isPresented: $isRefused) { Text("Never").accessibilityAddTraits(.isHeader) }
        .alert("Other", isPresented: $isOther) {}
        .alert("Delete?", isPresented: $isAsking) { Button("Delete", role: .destructive) { events.append("deleted") } }
        .popover(item: $person) { Text("About \($0.name)").padding() }
    }

    private struct Editor: View {
        @Binding var title: String
        let shown: () -> Void
        let saved: () -> Void
        @State private var note = ""
        @FocusState private var isFocused: Bool
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack(spacing: 12) {
                Text(title).accessibilityAddTraits(.isHeader)
                TextField("Note", text: $note).focused($isFocused).defaultFocus($isFocused, true)
                Text("Typed \(note)")
                Button("Done") { dismiss() }
                Button("Save") { saved() }.dismisses()
            }
            .padding()
            .presentationDetents([.medium, .large])
            .presentationHistoryEntry()
            .onAppear(perform: shown)
        }
    }
}
