// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FilesPlayground: View {
    private static let kinds: [Choice<[UTType]>] = [
        Choice("Text", "[.text]", [.text]),
        Choice("Images", "[.image]", [.image]),
        Choice("Tables and JSON", "[.commaSeparatedText, .json]", [.commaSeparatedText, .json]),
        Choice("Anything", "[.item]", [.item]),
    ]

    @State private var imports = false
    @State private var types = kinds[0]
    @State private var several = false
    @State private var outcome = "Nothing chosen yet"

    var body: some View {
        Playground(
            "An importer and its options", "The dialog is the browser's own; the file is sent to the server.",
            code: """
                .fileImporter(
                    isPresented: $imports, allowedContentTypes: \(types.code), allowsMultipleSelection: \(several)
                ) { result in
                    outcome = names(in: result)
                } onCancellation: {
                    outcome = "Canceled"
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Present Importer") { imports = true }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                Text(outcome).font(.footnote).foregroundStyle(.secondary)
            }
            .fileImporter(
                isPresented: $imports, allowedContentTypes: types.value, allowsMultipleSelection: several
            ) { result in
                outcome = names(in: result)
            } onCancellation: {
                outcome = "Canceled"
            }
        } options: {
            ChoiceOption("Allowed types", Self.kinds, $types)
            ToggleOption("Several files", $several)
        }
    }

    private func names(in result: Result<[URL], any Error>) -> String {
        switch result {
        case .success(let urls): urls.map(\.lastPathComponent).joined(separator: ", ")
        case .failure(let error): error.localizedDescription
        }
    }
}
