// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ConfirmationDialogExample: View {
    @State private var asks = false
    @State private var answer = "Not asked yet"

    var body: some View {
        Example(
            "Confirmation dialog", "A choice of actions: from the bottom of a phone, in the middle of a wide window.",
            code: """
                .confirmationDialog("Delete the album?", isPresented: $asks) {
                    Button("Delete Album", role: .destructive) { answer = "Album deleted" }
                    Button("Delete Album and Photos", role: .destructive) { answer = "All deleted" }
                } message: {
                    Text("The photos stay in the library.")
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Delete Album…") { asks = true }
                    .buttonStyle(.borderedProminent)
                Text(answer).font(.footnote).foregroundStyle(.secondary)
            }
            .confirmationDialog("Delete the album?", isPresented: $asks) {
                Button("Delete Album", role: .destructive) { answer = "Album deleted" }
                Button("Delete Album and Photos", role: .destructive) { answer = "All deleted" }
            } message: {
                Text("The photos stay in the library.")
            }
        }
    }
}
