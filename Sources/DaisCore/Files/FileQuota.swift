// SPDX-License-Identifier: Apache-2.0

/// The reason why there is no room for a file, although its session has some.
package enum FileShortage: Error, Equatable, Sendable {
    /// The files of one client address have reached their limit, in bytes.
    case client(limit: Int)
    /// The files of all sessions have reached their limit, in bytes.
    case total(limit: Int)
    /// The disk has only that many bytes left, besides the files that are arriving.
    case disk(free: Int, floor: Int)
}

/// The space that the files of all sessions share.
///
/// A file counts from its beginning to its removal. It counts with at least ``smallest`` bytes, because a file system
/// runs out of places for files too.
@MainActor
package final class FileQuota {
    package struct Limits: Sendable {
        package var totalBytes = 4 << 30
        package var clientBytes = 512 << 20
        /// The bytes that stay free on the disk.
        package var freeBytes = 256 << 20

        package init() {}
    }

    /// The bytes with which a small file counts. Common file systems have a place for a file per 16 kB.
    package nonisolated static let smallest = 16 << 10

    private let limits: Limits
    private let free: @Sendable () -> Int?
    private(set) package var bytes = 0
    /// The bytes of files that are arriving. Most of them are not on the disk yet.
    private(set) package var arrivingBytes = 0
    private var clients: [String: Int] = [:]

    /// - Parameter free: Returns the bytes that are free on the disk, or `nil` if that is unknown.
    package nonisolated init(_ limits: Limits, free: @escaping @Sendable () -> Int? = UploadFolder.freeBytes) {
        self.limits = limits
        self.free = free
    }

    package func bytes(of client: String) -> Int { clients[client] ?? 0 }

    /// Counts a file that is about to arrive.
    ///
    /// - Throws: ``FileShortage``, and nothing is counted.
    func reserve(_ size: Int, for client: String?) throws(FileShortage) {
        if let client, size > limits.clientBytes - bytes(of: client) { throw .client(limit: limits.clientBytes) }
        if size > limits.totalBytes - bytes { throw .total(limit: limits.totalBytes) }
        if let free = free(), size > free - arrivingBytes - limits.freeBytes {
            throw .disk(free: max(0, free - arrivingBytes), floor: limits.freeBytes)
        }
        bytes += size
        arrivingBytes += size
        if let client { clients[client, default: 0] += size }
    }

    /// Handles that a file is on the disk, or that its transfer has failed.
    func arrived(_ size: Int) { arrivingBytes -= size }

    func release(_ size: Int, of client: String?) {
        bytes -= size
        guard let client else { return }
        let rest = bytes(of: client) - size
        clients[client] = rest == 0 ? nil : rest
    }
}

/// Where the files of a session count besides the session itself.
package struct FileAccount: Sendable {
    let quota: FileQuota
    let client: String?

    /// - Parameter client: The client's address, or `nil` if many clients share it.
    package init(quota: FileQuota, client: String?) {
        self.quota = quota
        self.client = client
    }
}
