// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Rows that are deleted from a dialog, and a sheet with words that Escape must not take along.
struct DeletedRows: View {
    @State private var names = ["Alpha", "Bravo", "Charlie"]
    @State private var asked: String?
    @State private var isWriting = false
    @State private var removed = 0

    var body: some View {
        VStack {
            Text("removed \(removed)")
            Button("Write") { isWriting = true }
            ForEach(names, id: \.self) { name in
                HStack {
                    Button("Open \(name)") {}
                    Button("Remove \(name)", role: .destructive) { asked = name }
                }
            }
        }
        .confirmationDialog("Remove it?", isPresented: isAsking, presenting: asked) { name in
            Button("Remove", role: .destructive) {
                names.removeAll { $0 == name }
                removed += 1
            }
        }
        .sheet(isPresented: $isWriting) { Note() }
    }

    private var isAsking: Binding<Bool> { Binding(get: { asked != nil }, set: { if !$0 { asked = nil } }) }
}

private struct Note: View {
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Text", text: $text)
                Text("has \(text.count)")
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            }
        }
        .interactiveDismissDisabled(!text.isEmpty)
    }
}
