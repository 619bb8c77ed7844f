// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GalleryModel

@MainActor @Suite("The package browser's store")
struct PackageStoreTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "status-\(UUID().uuidString)").path

    private func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

    private func stanza(_ name: String, _ more: String = "") -> String {
        "Package: \(name)\nStatus: install ok installed\nVersion: 1\nInstalled-Size: 2\n\(more)\n"
    }

    private func withFile(_ text: String, _ body: (PackageStore) async throws -> Void) async throws {
        try write(text)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let store = PackageStore(path: path)
        await store.load()
        try await body(store)
    }

    @Test("What is typed and the chosen order decide what is visible")
    func query() async throws {
        try await withFile(stanza("vim") + stanza("ed", "Section: a\n") + stanza("neovim")) { store in
            #expect(store.phase == .loaded)
            #expect(store.visible.map(\.name) == ["ed", "neovim", "vim"])
            store.query = "vi"
            #expect(store.visible.map(\.name) == ["vim", "neovim"])
            store.query = ""
            store.sort = .section
            #expect(store.groups.map(\.title) == ["No section", "a"])
            #expect(store.visibleCount == 3)
        }
    }

    @Test("The removal list keeps its order, warns about what needs it, and survives a reload")
    func removal() async throws {
        try await withFile(stanza("lib") + stanza("app", "Depends: lib\n") + stanza("other")) { store in
            let byName = Dictionary(uniqueKeysWithValues: store.visible.map { ($0.name, $0) })
            let lib = try #require(byName["lib"]), app = try #require(byName["app"]),
                other = try #require(byName["other"])
            store.setMarkedForRemoval(true, other)
            store.setMarkedForRemoval(true, lib)
            store.setMarkedForRemoval(true, lib)
            #expect(store.removalList == [other, lib])
            #expect(store.brokenByRemoval == [app])
            #expect(store.removalSize == 4096)
            #expect(store.removalCommand == "sudo apt remove other lib")
            store.setMarkedForRemoval(true, app)
            #expect(store.brokenByRemoval == [])
            store.setMarkedForRemoval(false, app)

            try write(stanza("lib") + stanza("app", "Depends: lib\n") + stanza("added"))
            await store.load()
            #expect(store.visible.map(\.name) == ["added", "app", "lib"])
            #expect(store.removalList.map(\.name) == ["lib"])
            #expect(store.brokenByRemoval.map(\.name) == ["app"])
            store.clearRemovalList()
            #expect(store.removalList == [] && store.brokenByRemoval == [])
        }
    }

    @Test("Problems are shown beside everything that could be loaded")
    func problems() async throws {
        try await withFile(stanza("vim") + "broken\n") { store in
            #expect(store.phase == .loaded)
            #expect(store.visible.map(\.name) == ["vim"])
            #expect(store.problems.map(\.line) == [6])
        }
    }

    @Test("A missing, empty or impossible file gives a reason and a remedy")
    func failures() async throws {
        let store = PackageStore(path: path)
        await store.load()
        #expect(store.phase == .failed(.missing(path: path)))
        try await withFile(" \n\n") { #expect($0.phase == .failed(.empty(path: path))) }
        let folder = FileManager.default.temporaryDirectory.path
        #expect(await failure(of: PackageStore(path: folder)) == .notAFile(path: folder))
        #expect(await failure(of: PackageStore(arguments: ["Gallery", "--status"])) == .noStatusPath)
    }

    @Test("A file that may not be read says so", .enabled(if: getuid() != 0))
    func noPermission() async throws {
        try write(stanza("vim"))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        #expect(await failure(of: PackageStore(path: path)) == .noPermission(path: path))
    }

    @Test("A failed reload keeps what was on screen, and a later one recovers")
    func reloadFails() async throws {
        try await withFile(stanza("vim")) { store in
            try FileManager.default.removeItem(atPath: path)
            await store.load()
            #expect(store.phase == .failed(.missing(path: path)))
            #expect(store.visible.map(\.name) == ["vim"])
            try write(stanza("ed"))
            await store.load()
            #expect(store.phase == .loaded)
            #expect(store.visible.map(\.name) == ["ed"])
        }
    }

    @Test("A canceled load leaves the store as it was")
    func canceled() async throws {
        try write(stanza("vim"))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let store = PackageStore(path: path)
        let task = Task { await store.load() }
        task.cancel()
        await task.value
        #expect(store.phase == .idle)
        #expect(store.catalog == nil)
        await #expect(throws: CancellationError.self) {
            let task = Task { try StatusFile.parse(Array("x".utf8)) }
            task.cancel()
            _ = try await task.value
        }
    }

    @Test("Two stores of one unchanged file share one catalog, and it is freed with the last of them")
    func shared() async throws {
        weak var catalog: PackageCatalog?
        try await withFile(stanza("vim")) { store in
            let other = PackageStore(path: path)
            await other.load()
            #expect(store.catalog === other.catalog)
            catalog = store.catalog
        }
        #expect(catalog == nil)
    }

    @Test(
        "The status file is named with --status",
        arguments: [
            (["Gallery"], StatusOption.systemPath), (["Gallery", "--status", "a"], "a"),
            (["--status=b", "--port", "1"], "b"),
            (["--status", "a", "--status=c"], "c"),
        ])
    func option(_ arguments: [String], path: String) throws {
        #expect(try StatusOption.path(in: arguments) == path)
    }

    private func failure(of store: PackageStore) async -> LoadError? {
        await store.load()
        guard case .failed(let error) = store.phase else { return nil }
        #expect(!error.title.isEmpty && !error.message.isEmpty && !error.remedy.isEmpty)
        return error
    }
}
