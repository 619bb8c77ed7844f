// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// A banner that opens the list of problems.
struct ProblemBanner: View {
    var count: Int
    var action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Label(ProblemList.title(count: count), systemImage: "exclamationmark.triangle")
        }
        .foregroundStyle(.orange)
    }
}

/// A list of all lines that could not be read, with suggestions.
struct ProblemList: View {
    @Environment(\.dismiss) private var dismiss
    var problems: [Problem]
    var count: Int

    static func title(count: Int) -> String {
        count == 1 ? "One problem in the status file" : "\(count) problems in the status file"
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(Array(problems.enumerated()), id: \.offset) { _, problem in
                        VStack(alignment: .leading, spacing: 4) {
                            Text("Line \(problem.line)").font(.headline)
                            Text(verbatim: problem.message)
                            Text(verbatim: problem.remedy).font(.footnote).foregroundStyle(.secondary)
                        }
                        .padding(.vertical, 2)
                    }
                } footer: {
                    if count > problems.count { Text("And \(count - problems.count) more.") }
                }
            }
            .navigationTitle("Problems")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }
}
