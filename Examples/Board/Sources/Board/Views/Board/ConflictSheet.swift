// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Two people have changed one field: shows both texts, and the person chooses.
struct ConflictSheet: View {
    let desk: Desk
    let conflict: Conflict
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text(
                        "\(conflict.author) has changed this field while you were writing. Nothing is lost: choose a text."
                    )
                    .foregroundStyle(.secondary)
                    version("Yours", conflict.mineText)
                    Button("Keep Mine") { keep(conflict.mine) }.buttonStyle(.borderedProminent)
                    version("\(conflict.author)’s", conflict.theirText)
                    Button("Keep \(conflict.author)’s") { dismiss() }.buttonStyle(.bordered)
                    if case .text(let mine) = conflict.mine {
                        Button("Keep Both, One After the Other") {
                            keep(.text(conflict.theirText + "\n\n" + mine))
                        }
                        .buttonStyle(.bordered)
                    }
                }
                .padding(20)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .navigationTitle("Two \(conflict.mine.field.title)s")
            .navigationBarTitleDisplayMode(.inline)
        }
        .interactiveDismissDisabled()
    }

    private func version(_ title: String, _ text: String) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.headline)
            Text(text.isEmpty ? "Nothing" : text)
                .textSelection(.enabled)
                .padding(12)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 10))
        }
    }

    private func keep(_ change: CardChange) {
        let (desk, conflict) = (desk, conflict)
        dismiss()
        Task { await desk.change(conflict.cardID, change, readAt: conflict.version) }
    }
}
