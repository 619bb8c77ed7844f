// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation
import Testing

@MainActor
@Suite("The folder for uploads of a process")
struct UploadFolderTests {
    /// A folder for temporary files, for as long as a test runs.
    private final class Place {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("dais-test-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? [] }

        func make(_ name: String, lock: Bool, file: Bool) throws -> URL {
            let folder = url.appendingPathComponent(name, isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if lock { try Data().write(to: folder.appendingPathComponent("lock")) }
            if file { try Data("x".utf8).write(to: folder.appendingPathComponent("file")) }
            return folder
        }
    }

    private let name = "dais-" + String(repeating: "0", count: 32)

    @Test("sessions have folders of their own in that of the process, which only its user can read")
    func folders() throws {
        let place = try Place()
        let folder = UploadFolder(in: place.url)
        let (first, second) = (try folder.makeFolder(), try folder.makeFolder())
        #expect(first.lastPathComponent == "1" && second.lastPathComponent == "2")
        #expect(first.deletingLastPathComponent() == second.deletingLastPathComponent())
        #expect(place.names.count == 1)
        let mode = try FileManager.default.attributesOfItem(atPath: first.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
    }

    @Test("the folder goes when no session has files, and a later session makes another")
    func unused() throws {
        let place = try Place()
        let folder = UploadFolder(in: place.url)
        let session = try folder.makeFolder()
        folder.removeIfUnused()
        #expect(FileManager.default.fileExists(atPath: session.path))
        try FileManager.default.removeItem(at: session)
        folder.removeIfUnused()
        #expect(place.names.isEmpty)
        #expect(FileManager.default.fileExists(atPath: try folder.makeFolder().path))
    }

    @Test("the folder is made again when the system has removed it")
    func cleaned() throws {
        let place = try Place()
        let folder = UploadFolder(in: place.url)
        let session = try folder.makeFolder()
        try FileManager.default.removeItem(at: session.deletingLastPathComponent())
        #expect(FileManager.default.fileExists(atPath: try folder.makeFolder().path))
    }

    @Test("the folder of a process that has ended is removed with its files")
    func abandoned() throws {
        let place = try Place()
        _ = try place.make(name, lock: true, file: true)
        #expect(UploadFolder.removeAbandoned(in: place.url) == 1)
        #expect(place.names.isEmpty)
    }

    @Test("the folder of a process that ended before it had a lock is removed if it is empty")
    func withoutLock() throws {
        let place = try Place()
        let folder = try place.make(name, lock: false, file: true)
        #expect(UploadFolder.removeAbandoned(in: place.url) == 0)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("file"))
        #expect(UploadFolder.removeAbandoned(in: place.url) == 1)
    }

    @Test("the folder of a process that lives stays, and so does everything that is none")
    func living() throws {
        let place = try Place()
        let folder = UploadFolder(in: place.url)
        let session = try folder.makeFolder()
        _ = try place.make("dais-mine", lock: true, file: true)
        _ = try place.make("other", lock: true, file: true)
        let target = try place.make("target", lock: true, file: true)
        try FileManager.default.createSymbolicLink(
            at: place.url.appendingPathComponent(name), withDestinationURL: target)
        let before = place.names
        #expect(UploadFolder.removeAbandoned(in: place.url) == 0)
        #expect(place.names == before)
        #expect(FileManager.default.fileExists(atPath: session.path))
        #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("file").path))
    }
}
