// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Files that arrive while the page is used, and those of a dialog that stays.
struct UploadLists: View {
    @State private var uploads = Uploads()
    @State private var imports = false
    @State private var importsAlone = false
    @State private var answer = "none"
    @State private var count = 0
    @State private var hasImporter = true

    var body: some View {
        VStack(spacing: 12) {
            listed.environment(\.uploads, uploads)
            Text("Drop alone").frame(width: 200, height: 60).background(.green)
                .dropDestination(for: URL.self) { files, _ in
                    take(.success(files))
                    return true
                }
            Button("Import") { importsAlone = true }
                .fileImporter(
                    isPresented: $importsAlone, allowedContentTypes: [.item], allowsMultipleSelection: true,
                    onCompletion: take, onCancellation: { answer = "canceled" }
                )
        }
        .padding()
    }

    @ViewBuilder private var listed: some View {
        Text("Answer \(answer)")
        Button("Count \(count)") { count += 1 }
        if hasImporter {
            Button("Attach") { imports = true }
                .fileImporter(
                    isPresented: $imports, allowedContentTypes: [.item], allowsMultipleSelection: true,
                    onCompletion: take, onCancellation: { answer = "canceled" }
                )
            Button("Remove importer") { hasImporter = false }
        }
        Text("Drop here").frame(width: 200, height: 100).background(.yellow)
            .dropDestination(for: URL.self) { files, _ in
                take(.success(files))
                return true
            }
        ForEach(uploads.running) { UploadProgressView($0) }
    }

    /// Says the sizes of files and the sums of their bytes.
    private func take(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let files):
            answer = files.map { file in
                let bytes = (try? Data(contentsOf: file)) ?? Data()
                return "\(bytes.count):\(bytes.reduce(0) { ($0 + Int($1)) % 65_521 })"
            }.joined(separator: " ")
        case .failure(let error): answer = error.localizedDescription
        }
    }
}
