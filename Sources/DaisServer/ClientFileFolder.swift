// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Foundation
import Synchronization

/// A folder with the client's files of this build and of earlier ones, which the processes of an app share.
///
/// A page that stays open over a deployment asks for later parts of its own build, and for those only: a part of another
/// build does not fit. Each process adds its files when it starts, in a folder named by their hash:
///
///     /var/lib/dais/client/1f0a…/dais.js
///     /var/lib/dais/client/1f0a…/overlays.js
///     /var/lib/dais/client/93c4…/dais.js
package struct ClientFileFolder: Sendable {
    /// Explains why the folder cannot be used.
    package struct Fault: Error, CustomStringConvertible {
        let path: String
        let reason: String

        package var description: String {
            "The files of the client cannot be kept in \(path): \(reason). Name a folder that this process may write to."
        }
    }

    /// The number of builds that the folder keeps. The oldest ones are removed.
    static let mostBuilds = 16
    /// The number of files in memory, so that a page cannot make the server read and compress one again and again.
    private static let mostFiles = 64

    package let path: String
    private let memory = Memory()

    package init(path: String) { self.path = path }

    /// Files that have been read, by the end of their path.
    private final class Memory: Sendable {
        let files = Mutex<[String: ClientAssets.File]>([:])
    }

    // MARK: Saving

    /// Adds the files of a build, unless they are there, and removes the oldest builds.
    ///
    /// - Throws: ``Fault`` if the folder cannot be written.
    package func save(_ files: [ClientAssets.File], hash: String) throws {
        let disk = FileManager.default
        let folder = path + "/" + hash
        do {
            try disk.createDirectory(atPath: path, withIntermediateDirectories: true)
            if disk.fileExists(atPath: folder) {
                // A build that is deployed again is as new as any.
                try disk.setAttributes([.modificationDate: Date()], ofItemAtPath: folder)
            } else {
                // Other processes must never see a part of the files.
                let draft = "\(path)/.\(hash)-\(UUID().uuidString)"
                defer { try? disk.removeItem(atPath: draft) }
                try disk.createDirectory(atPath: draft, withIntermediateDirectories: false)
                for file in files { try Data(file.bytes).write(to: URL(fileURLWithPath: draft + "/" + file.name)) }
                guard rename(draft, folder) == 0 || disk.fileExists(atPath: folder) else {
                    throw CocoaError(.fileWriteUnknown)
                }
            }
        } catch {
            throw Fault(path: path, reason: Self.reason(error))
        }
        removeOldest()
    }

    /// Adds the client's files and the app's scripts, as pages name them.
    ///
    /// - Throws: ``Fault`` if the folder cannot be written.
    func save(_ renderer: PageRenderer) throws {
        try save(Array(renderer.assets.files.values), hash: renderer.assets.hash)
        if !renderer.scripts.isEmpty { try save(renderer.scripts.map(\.file), hash: renderer.scriptHash) }
    }

    private static func reason(_ error: any Error) -> String {
        let code = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        return (code ?? error).localizedDescription
    }

    private func removeOldest() {
        let disk = FileManager.default
        let builds = (try? disk.contentsOfDirectory(atPath: path))?.filter(Self.isHash) ?? []
        guard builds.count > Self.mostBuilds else { return }
        let dated = builds.map { name in
            let facts = try? disk.attributesOfItem(atPath: path + "/" + name)
            return (name: name, date: facts?[.modificationDate] as? Date ?? .distantPast)
        }
        for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.mostBuilds) {
            try? disk.removeItem(atPath: path + "/" + old.name)
        }
    }

    // MARK: Reading

    /// Returns a file of an earlier build, or `nil` if the folder does not have it.
    ///
    /// - Parameters:
    ///   - name: The name of the file, as a page asks for it.
    ///   - hash: The hash of the build.
    func file(_ name: String, hash: String) -> ClientAssets.File? {
        guard Self.isHash(hash), Self.isName(name), let type = Self.type(of: name) else { return nil }
        let end = hash + "/" + name
        if let known = memory.files.withLock({ $0[end] }) { return known }
        guard let text = try? String(contentsOfFile: path + "/" + end, encoding: .utf8) else { return nil }
        let file = ClientAssets.File(name: name, type: type, text: text)
        memory.files.withLock { files in
            if files.count >= Self.mostFiles { files.removeAll() }
            files[end] = file
        }
        return file
    }

    private static func isHash(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 16 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }

    private static func isName(_ text: String) -> Bool {
        !text.hasPrefix(".") && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) }
    }

    private static func type(of name: String) -> String? {
        name.hasSuffix(".js") ? "text/javascript" : name.hasSuffix(".css") ? "text/css" : nil
    }
}
