// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Alerts: View {
    @State private var asks = false
    @State private var tells = false
    @State private var answer = "none"

    var body: some View {
        VStack(spacing: 12) {
            Text("Answer \(answer)")
            Button("Ask") { asks = true }
            Button("Tell") { tells = true }
        }
        .alert("Delete everything?", isPresented: $asks) {
            Button("Delete", role: .destructive) { answer = "delete" }
            Button("Cancel", role: .cancel) { answer = "cancel" }
            Button("Archive") { answer = "archive" }
        } message: {
            Text("This cannot be undone.")
        }
        .alert("Saved", isPresented: $tells) {
        } message: {
            Text("Your work is safe.")
        }
    }
}
