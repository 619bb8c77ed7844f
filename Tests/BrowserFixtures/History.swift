// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Presentations that are entries of the browser's history.
struct HistoryEntries: View {
    @State private var photo = false

    var body: some View {
        VStack {
            Button("Photo") { photo = true }
        }
        .fullScreenCover(isPresented: $photo) {
            PhotoCover().presentationHistoryEntry()
        }
    }
}

private struct PhotoCover: View {
    @State private var info = false
    @State private var guarded = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Button("Info") { info = true }
            Button("Guarded") { guarded = true }
            Button("Done") { dismiss() }
        }
        .sheet(isPresented: $info) {
            InfoSheet(close: { dismiss() }).presentationHistoryEntry()
        }
        .sheet(isPresented: $guarded) {
            GuardedSheet()
        }
    }
}

private struct InfoSheet: View {
    let close: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close info") { dismiss() }
        Button("Close both") { close() }
    }
}

private struct GuardedSheet: View {
    @State private var attempts = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Attempts: \(attempts)")
            Button("Give up") { dismiss() }
        }
        .presentationHistoryEntry()
        .interactiveDismissDisabled { attempts += 1 }
    }
}
