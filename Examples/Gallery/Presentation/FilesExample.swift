// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FilesExample: View {
    @State private var imports = false
    @State private var exports = false
    @State private var text = "Choose a text file, or save this line."

    var body: some View {
        Example(
            "Files", "The browser's own dialogs, to upload and to download a file.",
            code: """
                .fileImporter(isPresented: $imports, allowedContentTypes: [.text]) { text = content(of: $0) }
                .fileExporter(
                    isPresented: $exports, document: Note(text), contentType: .plainText, defaultFilename: "Note"
                ) { _ in }
                """
        ) {
            VStack(spacing: 12) {
                Text(text).lineLimit(4)
                AdaptiveRow {
                    Button("Import…") { imports = true }
                    Button("Export…") { exports = true }
                }
                .buttonStyle(.bordered)
            }
            .fileImporter(isPresented: $imports, allowedContentTypes: [.text]) { text = content(of: $0) }
            .fileExporter(
                isPresented: $exports, document: Note(text), contentType: .plainText, defaultFilename: "Note"
            ) { _ in }
        }
    }

    private func content(of result: Result<URL, any Error>) -> String {
        do {
            return String(decoding: try Data(contentsOf: result.get()).prefix(400), as: UTF8.self)
        } catch {
            return error.localizedDescription
        }
    }
}

private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
