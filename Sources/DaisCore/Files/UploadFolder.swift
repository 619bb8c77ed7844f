// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder of a process for the files of its sessions.
///
/// A process that is killed leaves its folder behind. The folder has a lock file, which the process holds locked for as
/// long as it lives, so that the next process can tell an abandoned folder from one in use.
///
/// ```
/// <folder for temporary files>/dais-<32 hexadecimal digits>/lock
///                                                          /1/       a session
///                                                          /1/1/     a file of it, under the name that the user knows
/// ```
@MainActor
package final class UploadFolder {
    /// The folder of this process.
    package static let process = UploadFolder(in: FileManager.default.temporaryDirectory)

    private nonisolated static let lockName = "lock"

    private let parent: URL
    private var place: URL?
    private var lock: Int32 = -1
    private var count = 0

    package init(in parent: URL) { self.parent = parent }

    /// Makes a folder for a session.
    ///
    /// - Throws: An error of the file system.
    package func makeFolder() throws -> URL {
        count += 1
        let folder = try ownFolder().appendingPathComponent("\(count)", isDirectory: true)
        try Self.make(folder)
        return folder
    }

    /// Removes the folder if no session has files in it.
    package func removeIfUnused() {
        guard let place, let names = try? FileManager.default.contentsOfDirectory(atPath: place.path),
            names.allSatisfy({ $0 == Self.lockName })
        else { return }
        try? FileManager.default.removeItem(at: place)
        close(lock)
        (self.place, lock) = (nil, -1)
    }

    private func ownFolder() throws -> URL {
        // Systems remove temporary files that are old.
        if let place, Self.isLinked(lock) { return place }
        if lock >= 0 { close(lock) }
        (place, lock) = (nil, -1)
        // Another process that starts in this moment may take the new folder for an abandoned one.
        for _ in 0..<8 {
            let new = parent.appendingPathComponent("dais-\(SecureToken.make())", isDirectory: true)
            try Self.make(new)
            guard let descriptor = Self.lock(in: new, creating: true) else { continue }
            (place, lock) = (new, descriptor)
            return new
        }
        throw CocoaError(.fileWriteUnknown)
    }

    /// Creates a folder that only the server's user can read.
    ///
    /// - Throws: An error of the file manager.
    nonisolated static func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    // MARK: Locks

    /// Locks a folder and returns the descriptor that holds the lock, or `nil` if another process holds it.
    private nonisolated static func lock(in folder: URL, creating: Bool = false) -> Int32? {
        let path = folder.appendingPathComponent(lockName).path
        let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | (creating ? O_CREAT | O_EXCL : 0)
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isLinked(descriptor) { return descriptor }
        close(descriptor)
        return nil
    }

    /// Returns whether an open file still has a name.
    private nonisolated static func isLinked(_ descriptor: Int32) -> Bool {
        var facts = stat()
        return fstat(descriptor, &facts) == 0 && facts.st_nlink > 0
    }

    // MARK: Abandoned folders

    /// Removes the folders of processes that have ended without doing so.
    ///
    /// - Returns: The number of removed folders.
    @discardableResult
    package nonisolated static func removeAbandoned(
        in parent: URL = FileManager.default.temporaryDirectory
    ) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        return names.count { name in
            guard isName(name) else { return false }
            let folder = parent.appendingPathComponent(name, isDirectory: true)
            guard isOwn(folder) else { return false }
            guard let descriptor = lock(in: folder) else {
                // A process that ended before it made the lock has left an empty folder. Others are not removed.
                return rmdir(folder.path) == 0
            }
            defer { close(descriptor) }
            return (try? FileManager.default.removeItem(at: folder)) != nil
        }
    }

    /// Returns whether a name is that of such a folder. A regular expression takes a fifth of the start of a debug build.
    private nonisolated static func isName(_ name: String) -> Bool {
        let digits = name.utf8.dropFirst(5)
        return name.hasPrefix("dais-") && digits.count == 32
            && digits.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// Returns whether a path is a folder of this process's user, and no link to one.
    private nonisolated static func isOwn(_ folder: URL) -> Bool {
        var facts = stat()
        return lstat(folder.path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR && facts.st_uid == geteuid()
    }

    // MARK: The disk

    /// Returns the bytes that a user without privileges may still write to the folder for temporary files.
    package nonisolated static func freeBytes() -> Int? {
        var facts = statvfs()
        guard statvfs(FileManager.default.temporaryDirectory.path, &facts) == 0 else { return nil }
        let (bytes, overflow) = UInt64(facts.f_frsize).multipliedReportingOverflow(by: UInt64(facts.f_bavail))
        return overflow ? Int.max : Int(clamping: bytes)
    }
}
