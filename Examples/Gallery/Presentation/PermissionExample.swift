// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PermissionExample: View {
    @State private var isShown = false
    @State private var lastReason: DismissalReason?

    var body: some View {
        Example(
            "Permission per way", "A drag closes the sheet, a press outside does nothing, and Escape asks first.",
            code: """
                .sheet(isPresented: $isShown, onDismiss: { lastReason = $0 }) { Ticket() }

                .interactiveDismissDisabled(for: [.scrim])
                .interactiveDismissDisabled(for: [.escape]) { _ in asks = true }
                """
        ) {
            Button("Open the Ticket") { isShown = true }
                .buttonStyle(.borderedProminent)
                .sheet(isPresented: $isShown, onDismiss: { lastReason = $0 }) { Ticket() }
            Text(lastReason.map { "Closed: \($0.rawValue)" } ?? "Not closed yet")
                .font(.footnote).foregroundStyle(.secondary)
        }
    }
}

private struct Ticket: View {
    @State private var asks = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        SheetBody("Ticket") { Text("Row 7, seat 12") }
            .presentationDetents([.medium, .large])
            .interactiveDismissDisabled(for: [.scrim])
            .interactiveDismissDisabled(for: [.escape]) { _ in asks = true }
            .confirmationDialog("Close the ticket?", isPresented: $asks) {
                Button("Close", role: .destructive) { dismiss() }
            }
    }
}
