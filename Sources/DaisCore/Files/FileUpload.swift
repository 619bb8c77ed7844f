// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A file during its upload. It must be finished or abandoned, because it counts until then.
package final class FileUpload: Sendable {
    let token: String
    package let file: URL
    private let transfers: FileTransfers
    private let wanted = Atomic(true)

    init(token: String, file: URL, transfers: FileTransfers) {
        self.token = token
        self.file = file
        self.transfers = transfers
    }

    /// Indicates whether somebody still waits for the file. It can be read on any thread.
    package var isWanted: Bool { wanted.load(ordering: .relaxed) }

    /// Handles that the dialog or the session has gone.
    func cancel() { wanted.store(false, ordering: .relaxed) }

    /// Stores the complete file and returns whether its request is still open.
    @MainActor package func finish() -> Bool { transfers.finish(self) }

    /// Handles a failed transfer.
    @MainActor package func abandon() { transfers.abandon(self) }
}

/// A file for the browser to save.
package struct FileDownload: Sendable {
    package let name: String
    package let mimeType: String?
    package let content: Data
}
