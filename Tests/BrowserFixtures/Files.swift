// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Files: View {
    @State private var imports = false
    @State private var exports = false
    @State private var answer = "none"

    var body: some View {
        VStack(spacing: 12) {
            Text("Answer \(answer)")
            Button("Import") { imports = true }
            Button("Import late") { soon(200) { imports = true } }
            Button("Export") { exports = true }
        }
        .fileImporter(
            isPresented: $imports, allowedContentTypes: [.plainText], allowsMultipleSelection: true
        ) { result in
            switch result {
            case .success(let files):
                answer = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "?" }.joined(separator: " and ")
            case .failure(let error): answer = error.localizedDescription
            }
        } onCancellation: {
            answer = "canceled"
        }
        .fileExporter(isPresented: $exports, document: Line(), contentType: .plainText, defaultFilename: "Line") {
            result in
            answer = (try? result.get().lastPathComponent) ?? "failed"
        }
    }
}

private struct Line: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data("a line".utf8))
    }
}
