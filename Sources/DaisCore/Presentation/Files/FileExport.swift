// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file that the browser is to save.
final class FileExport: FileRequest {
    let name: String
    private let type: UTType
    private let write: () throws -> Data
    private let onCompletion: (Result<URL, any Error>) -> Void
    private let onCancellation: () -> Void
    private var result: Result<URL, any Error>?

    /// - Parameter write: called once, when the browser fetches the file.
    init(
        name: String, type: UTType, write: @escaping () throws -> Data,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) {
        self.name = FileName.safe(name)
        self.type = type
        self.write = write
        self.onCompletion = onCompletion
        self.onCancellation = onCancellation
    }

    /// The content, the first time; what happens to it on the way is not known.
    @MainActor func take() -> FileDownload? {
        guard result == nil, let desk else { return nil }
        defer { dismiss() }
        do {
            let content = try write()
            let file = try desk.makePlace(name)
            try content.write(to: file)
            result = .success(file)
            return FileDownload(name: name, mimeType: type.preferredMIMEType, content: content)
        } catch {
            result = .failure(error)
            return nil
        }
    }

    @MainActor override func didDismiss() {
        super.didDismiss()
        if let result { onCompletion(result) } else if isCancelled { onCancellation() }
    }
}
