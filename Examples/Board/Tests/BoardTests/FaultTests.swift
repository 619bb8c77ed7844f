// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Board

@Suite("faults")
struct FaultTests {
    @Test("a database that another program locks is an error after the timeout, and works again afterward")
    func locked() async throws {
        let fixture = try await Fixture(busyTimeout: 0.1)
        defer { fixture.remove() }
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(
            path: fixture.folder.appending(path: "board.sqlite").path, configuration: configuration)
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        #expect(await failure { try await fixture.card("Plant") } == .busy)
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        _ = try await fixture.card("Plant")
        #expect(try await fixture.titles() == ["Plant"])
    }

    @Test("a full disk is an error that changes nothing")
    func full() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        try await fixture.store.database.write { db in
            let pages = try Int.fetchOne(db, sql: "PRAGMA page_count")!
            try db.execute(sql: "PRAGMA max_page_count = \(pages + 1)")
        }
        let long = String(repeating: "long ", count: 10_000)
        #expect(
            await failure { try await fixture.store.change(id, .text(long), readAt: 0, by: fixture.ada) } == .full)
        #expect(try await fixture.card(id)?.text == "")
        #expect(try await fixture.card(id)?.version(of: .text) == 0)
    }

    @Test("a change that fails in the middle leaves no part behind")
    func middle() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        struct Stop: Error {}
        let error = await failure {
            try await fixture.store.change(by: fixture.ada) { db in
                try db.execute(sql: "UPDATE board SET title = 'half'")
                throw Stop()
            }
        }
        #expect(error != nil)
        #expect(try await fixture.store.boards().map(\.title) == ["Garden"])
    }

    @Test("a file is either there with its name, or not at all")
    func files() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        let file = fixture.folder.appending(path: "note.txt")
        try Data("beans".utf8).write(to: file)
        try await fixture.store.attach(file, name: "note.txt", to: id, by: fixture.ada)
        let attachment = try #require(try await fixture.store.details(of: id).attachments.first)
        #expect(try await fixture.store.content(of: attachment) == Data("beans".utf8))
        #expect(await failure { try await fixture.store.attach(file, name: "x", to: id, by: fixture.reader) } != nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.store.files.path).count == 1)
        try await fixture.store.removeAttachment(attachment, by: fixture.ada)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.store.files.path).isEmpty)
    }

    @Test("processes that start at the same time open a new folder together, with one administrator")
    func together() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "board-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let administrators = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let store = try BoardStore(folder: folder, passwords: Passwords(rounds: 16))
                    return try store.addFirstAdministrator() != nil
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(administrators.count { $0 } == 1)
        #expect(try await BoardStore(folder: folder).people().count == 1)
    }

    @MainActor
    @Test("a page that goes while it loads leaves no failure at the board of the others")
    func canceled() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let board = LiveBoard(id: fixture.board, store: fixture.store)
        let task = Task { await board.reload() }
        task.cancel()
        await task.value
        #expect(board.problem == nil)
        await board.reload()
        #expect(board.contents?.board.title == "Garden")
    }
}
