// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

@testable import Board

/// A store in a folder of its own with three people and a board of three columns.
struct Fixture {
    let folder: URL
    let store: BoardStore
    let admin: Int64
    let ada: Int64
    let reader: Int64
    let board: Int64
    let columns: [BoardColumn]

    init(busyTimeout: TimeInterval = 5) async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "board-\(UUID().uuidString)")
        store = try BoardStore(folder: folder, busyTimeout: busyTimeout, passwords: Passwords(rounds: 16))
        _ = try store.addFirstAdministrator()
        admin = 1
        ada = try await Self.join(store, "Ada", .member, by: 1)
        reader = try await Self.join(store, "Rob", .reader, by: 1)
        board = try await store.addBoard("Garden", by: ada)
        columns = try await store.contents(of: board)!.columns
    }

    static func join(_ store: BoardStore, _ name: String, _ role: Role, by admin: Int64) async throws -> Int64 {
        let token = try await store.invite("\(name.lowercased())@example.org", as: role, by: admin)
        return try await store.accept(token, name: name, password: "a long password")
    }

    func card(_ title: String, column: Int = 0) async throws -> Int64 {
        try await store.addCard(title, to: columns[column].id, by: ada)
    }

    func titles(column: Int = 0) async throws -> [String] {
        try await store.contents(of: board)!.cards.filter { $0.columnID == columns[column].id }.map(\.title)
    }

    func card(_ id: Int64) async throws -> Card? { try await store.contents(of: board)!.cards.first { $0.id == id } }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// Returns the error of a call, or `nil` if it has none.
func failure<Value>(_ body: () async throws -> Value) async -> StoreError? {
    do {
        _ = try await body()
        return nil
    } catch {
        return error as? StoreError
    }
}
