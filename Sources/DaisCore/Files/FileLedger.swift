// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of one session, and the bytes with which each counts.
@MainActor
final class FileLedger {
    private struct Entry {
        let size: Int
        let account: FileAccount?
        var upload: FileUpload?
    }

    private var entries: [URL: Entry] = [:]
    private(set) var bytes = 0

    var hasFiles: Bool { !entries.isEmpty }
    var uploads: [FileUpload] { entries.values.compactMap(\.upload) }

    nonisolated static func cost(_ bytes: Int) -> Int { max(bytes, FileQuota.smallest) }

    /// Counts a file that is about to arrive. Its space has been reserved.
    func add(_ upload: FileUpload, size: Int, account: FileAccount?) {
        entries[upload.file] = Entry(size: size, account: account, upload: upload)
        bytes += size
    }

    func arrived(_ file: URL) {
        guard let entry = entries[file], entry.upload != nil else { return }
        entry.account?.quota.arrived(entry.size)
        entries[file]?.upload = nil
    }

    func remove(_ file: URL) {
        arrived(file)
        guard let entry = entries.removeValue(forKey: file) else { return }
        entry.account?.quota.release(entry.size, of: entry.account?.client)
        bytes -= entry.size
    }

    /// Forgets the files that the app has moved away or deleted, whose folders are empty.
    func settle(_ files: [URL]? = nil) {
        for file in files ?? Array(entries.keys) {
            guard let entry = entries[file], entry.upload == nil else { continue }
            // A folder with something in it is not removed, so a file that has another name now still counts.
            if rmdir(file.deletingLastPathComponent().path) == 0 || errno == ENOENT { remove(file) }
        }
    }

    /// Forgets all files that have arrived. Each of the others counts until its transfer ends, because an open file
    /// takes space even when it is deleted.
    func close() {
        for (file, entry) in entries {
            entry.upload?.cancel()
            if entry.upload?.isArriving != true { remove(file) }
        }
    }
}
