// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Sheets that the user may dismiss in some ways only.
struct Permissions: View {
    private enum Sheet: String, Identifiable {
        case mixed, asking, back
        var id: Sheet { self }
    }

    @State private var sheet: Sheet?
    @State private var ends: [String] = []

    var body: some View {
        VStack(spacing: 12) {
            Text("Ends: \(ends.joined(separator: ", "))")
            Button("Open mixed") { sheet = .mixed }
            Button("Open asking") { sheet = .asking }
            Button("Open back") { sheet = .back }
        }
        .frame(maxWidth: .infinity)
        .sheet(
            item: $sheet, onWillDismiss: { ends.append("will \($0.rawValue)") },
            onDismiss: { ends.append("did \($0.rawValue)") }
        ) { sheet in
            switch sheet {
            case .mixed: MixedSheet()
            case .asking: AskingSheet { self.sheet = nil }
            case .back: BackSheet()
            }
        }
    }
}

/// A drag dismisses it, a press outside does nothing, and Escape asks.
private struct MixedSheet: View {
    @State private var attempts: [String] = []

    var body: some View {
        VStack {
            Text("Mixed").accessibilityAddTraits(.isHeader)
            Text("Attempts: \(attempts.joined(separator: ", "))")
            Button("Inside") {}
        }
        .presentationDetents([.medium, .large])
        .interactiveDismissDisabled(for: [.scrim])
        .interactiveDismissDisabled(for: [.escape]) { attempts.append($0.rawValue) }
    }
}

private struct AskingSheet: View {
    let close: () -> Void
    @State private var asks = false

    var body: some View {
        VStack {
            Text("Asking").accessibilityAddTraits(.isHeader)
            Button("Inside") {}
        }
        .presentationDetents([.medium, .large])
        .interactiveDismissDisabled(for: [.drag]) { _ in asks = true }
        .alert("Really?", isPresented: $asks) {
            Button("Discard", role: .destructive) { close() }
            Button("Keep", role: .cancel) {}
        }
    }
}

private struct BackSheet: View {
    @State private var attempts: [String] = []

    var body: some View {
        VStack {
            Text("Attempts: \(attempts.joined(separator: ", "))").accessibilityAddTraits(.isHeader)
            Button("Inside") {}
        }
        .presentationHistoryEntry()
        .interactiveDismissDisabled(for: [.back]) { attempts.append($0.rawValue) }
    }
}
