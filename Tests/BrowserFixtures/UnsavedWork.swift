// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A page and a sheet in which something can be written.
struct UnsavedWork: View {
    @State private var writes = false

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Draft") { DraftPage() }
                Button("Letter") { writes = true }
            }
            .navigationTitle("Home")
        }
        .sheet(isPresented: $writes) { LetterSheet() }
    }
}

private struct DraftPage: View {
    @State private var note = ""

    var body: some View {
        VStack {
            TextField("Note", text: $note)
            Text("The note is \(note)")
            Button("Save") { note = "" }
        }
        .leaveConfirmation(!note.isEmpty)
        .navigationTitle("Draft")
    }
}

private struct LetterSheet: View {
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            TextField("Text", text: $text)
            Text("The letter is \(text)")
            Button("Send") { dismiss() }
        }
        .interactiveDismissDisabled(!text.isEmpty)
    }
}
