// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The place of a request's body among the files of an answer, from a browser that can continue after a cut.
package struct FilePart: Equatable, Sendable {
    /// The index of the file.
    package let index: Int
    /// The number of files.
    package let count: Int
    /// The size of all files in bytes, as the browser says. It is only shown.
    package let totalBytes: Int
    /// The bytes of the file that the server has.
    package let offset: Int

    package init?(index: Int, count: Int, totalBytes: Int, offset: Int = 0) {
        guard index >= 0, count > index, totalBytes >= 0, offset >= 0 else { return nil }
        (self.index, self.count, self.totalBytes, self.offset) = (index, count, totalBytes, offset)
    }
}

/// A file during its upload. It must be finished or abandoned, because it counts until then.
///
/// Several requests can carry its parts, one after the other. An earlier one may still wait for a line that is cut.
package final class FileUpload: Sendable {
    let token: String
    package let file: URL
    package let size: Int
    /// The index of the file, if the browser can continue.
    let index: Int?
    private let transfers: FileTransfers
    private let wanted = Atomic(true)
    private let attempts = Atomic(0)
    private let bytes = Atomic(0)
    /// Indicates whether a request carries bytes of it.
    @MainActor var isArriving = true

    init(token: String, file: URL, size: Int, index: Int?, transfers: FileTransfers) {
        self.token = token
        self.file = file
        self.size = size
        self.index = index
        self.transfers = transfers
    }

    var name: String { file.lastPathComponent }

    /// Indicates whether somebody still waits for the file. It can be read on any thread.
    package var isWanted: Bool { wanted.load(ordering: .relaxed) }

    /// The number of the latest request.
    package var attempt: Int { attempts.load(ordering: .relaxed) }

    /// The bytes that are stored.
    package var received: Int { bytes.load(ordering: .relaxed) }

    /// Handles that a request has stored bytes up to a place.
    package func stored(upTo place: Int) {
        if place > received { bytes.store(place, ordering: .relaxed) }
    }

    /// Handles that the dialog or the session has gone.
    func cancel() { wanted.store(false, ordering: .relaxed) }

    /// Gives up the request that carries the file, for another one.
    func renew() { attempts.add(1, ordering: .relaxed) }

    /// Shows what has arrived.
    @MainActor package func report() { transfers.progressed(self) }

    /// Stores the complete file and returns whether its request is still open.
    @MainActor package func finish() -> Bool { transfers.finish(self) }

    /// Handles a failed transfer.
    @MainActor package func abandon() { transfers.abandon(self) }

    /// Handles that a request has ended before the file was complete. Another one may continue.
    @MainActor package func interrupt(_ attempt: Int) {
        guard attempt == self.attempt else { return }
        if isWanted, index != nil { transfers.interrupted(self) } else { abandon() }
    }
}

/// A file for the browser to save.
package struct FileDownload: Sendable {
    package let name: String
    package let mimeType: String?
    package let content: Data
}
