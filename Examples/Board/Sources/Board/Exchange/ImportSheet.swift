// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Shows what a file contains before it changes the board.
struct ImportSheet: View {
    let desk: Desk
    let preview: ImportPreview
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                if !preview.failures.isEmpty {
                    let count = preview.failures.count
                    Section(count == 1 ? "1 Line Cannot Be Imported" : "\(count) Lines Cannot Be Imported") {
                        ForEach(preview.failures) { failure in
                            Label {
                                Text("Line \(failure.line): \(failure.reason)")
                            } icon: {
                                Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange)
                            }
                        }
                    }
                }
                Section(preview.entries.count == 1 ? "1 Card" : "\(preview.entries.count) Cards") {
                    ForEach(preview.entries) { entry in
                        VStack(alignment: .leading, spacing: 4) {
                            Text(entry.draft.title)
                            HStack(spacing: 8) {
                                Text(entry.column.title).font(.footnote).foregroundStyle(.secondary)
                                LabelRow(labels: entry.draft.labels)
                            }
                        }
                    }
                }
            }
            .navigationTitle("Import")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Import \(preview.entries.count)") {
                        let (desk, entries) = (desk, preview.entries)
                        dismiss()
                        Task {
                            await desk.perform { store, me throws(StoreError) in try await store.add(entries, by: me) }
                        }
                    }
                    .disabled(preview.entries.isEmpty)
                }
            }
        }
    }
}
