// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AlertExample: View {
    @State private var asks = false
    @State private var answer = "Not asked yet"

    var body: some View {
        Example(
            "Alert", "Asks before an action. The role decides the position and appearance of a button.",
            code: """
                .alert("Empty the trash?", isPresented: $asks) {
                    Button("Empty", role: .destructive) { answer = "Emptied" }
                    Button("Cancel", role: .cancel) { answer = "Kept" }
                } message: {
                    Text("The items cannot be brought back.")
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Empty Trash") { asks = true }
                    .buttonStyle(.borderedProminent)
                Text(answer).font(.footnote).foregroundStyle(.secondary)
            }
            .alert("Empty the trash?", isPresented: $asks) {
                Button("Empty", role: .destructive) { answer = "Emptied" }
                Button("Cancel", role: .cancel) { answer = "Kept" }
            } message: {
                Text("The items cannot be brought back.")
            }
        }
    }
}
