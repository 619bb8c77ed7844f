// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A request to save a file in the browser.
final class FileExport: FileRequest {
    let name: String
    private let type: UTType
    private let write: () throws -> Data
    private let onCompletion: (Result<URL, any Error>) -> Void
    private let onCancellation: () -> Void
    private var result: Result<URL, any Error>?

    /// - Parameter write: A closure called once, when the browser fetches the file.
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

    /// Returns the content on the first call. The server does not learn whether the download succeeds.
    @MainActor func take() -> FileDownload? {
        guard result == nil, let transfers else { return nil }
        defer { dismiss() }
        do {
            let content = try write()
            let file = try transfers.makePlace(name)
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
