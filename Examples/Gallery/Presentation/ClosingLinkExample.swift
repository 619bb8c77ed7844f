// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ClosingLinkExample: View {
    @State private var isWriting = false
    @State private var message: Int?

    var body: some View {
        Example(
            "A link that closes what is open", "It closes the sheet first. If there are words in it, the sheet asks.",
            code: """
                if await dismissAll.ifAllowed() { message = 7 }
                """
        ) {
            VStack(spacing: 12) {
                Button("Write") { isWriting = true }
                    .buttonStyle(.bordered)
                Text(message.map { "Message \($0)" } ?? "No message").foregroundStyle(.secondary)
            }
            .sheet(isPresented: $isWriting) { Letter { await follow($0) } }
        }
    }

    private func follow(_ dismissAll: DismissAllAction) async {
        message = nil
        if await dismissAll.ifAllowed() { message = 7 }
    }
}

/// A sheet with words that would be lost, and a link as a notification may contain it.
private struct Letter: View {
    let follow: (DismissAllAction) async -> Void
    @State private var words = ""
    @Environment(\.dismissAll) private var dismissAll

    var body: some View {
        VStack(spacing: 16) {
            Text("New Letter").font(.headline).accessibilityAddTraits(.isHeader)
            TextField("Words", text: $words).textFieldStyle(.roundedBorder)
            Button("Open Message 7") { Task { await follow(dismissAll) } }
                .buttonStyle(.borderedProminent)
        }
        .padding()
        .presentationDetents([.medium])
        .dismissalConfirmationDialog("Discard the letter?", shouldPresent: !words.isEmpty) {
            Button("Discard", role: .destructive) {}
            Button("Keep Writing", role: .cancel) {}
        }
    }
}
