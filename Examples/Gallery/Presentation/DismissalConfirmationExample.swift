// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DismissalConfirmationExample: View {
    @State private var writes = false

    var body: some View {
        Example(
            "Asking before a dismissal", "If the draft has text, closing the sheet asks for confirmation.",
            code: """
                TextField("Message", text: $draft)
                    .dismissalConfirmationDialog("Discard the draft?", shouldPresent: !draft.isEmpty) {
                        Button("Discard", role: .destructive) {}
                        Button("Keep Editing", role: .cancel) {}
                    }
                """
        ) {
            Button("Write a Message") { writes = true }
                .buttonStyle(.borderedProminent)
                .sheet(isPresented: $writes) { QuestionedDraft() }
        }
    }
}

private struct QuestionedDraft: View {
    @State private var draft = ""

    var body: some View {
        SheetBody("New message") {
            TextField("Message", text: $draft)
                .textFieldStyle(.roundedBorder)
        }
        .dismissalConfirmationDialog("Discard the draft?", shouldPresent: !draft.isEmpty) {
            Button("Discard", role: .destructive) {}
            Button("Keep Editing", role: .cancel) {}
        }
    }
}
