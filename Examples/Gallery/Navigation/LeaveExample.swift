// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LeaveExample: View {
    var body: some View {
        Example(
            "Unsaved work", "Back asks before it leaves a page with a draft, and the browser before it closes the tab.",
            code: """
                TextField("Note", text: $note)
                    .leaveConfirmation(!note.isEmpty)
                """
        ) {
            NavigationStack {
                List {
                    NavigationLink("New Note") { NotePage() }
                }
                .navigationTitle("Notes")
            }
            .frame(height: 240)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}

private struct NotePage: View {
    @State private var note = ""

    var body: some View {
        Form {
            TextField("Note", text: $note)
                .leaveConfirmation(!note.isEmpty)
            Button("Clear") { note = "" }
                .disabled(note.isEmpty)
        }
        .navigationTitle("New Note")
        .navigationBarTitleDisplayMode(.inline)
    }
}
