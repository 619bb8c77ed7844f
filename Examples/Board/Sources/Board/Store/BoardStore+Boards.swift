// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension BoardStore {
    func boards() async throws(StoreError) -> [BoardInfo] {
        try await read { db in
            try BoardInfo.fetchAll(db, sql: "SELECT * FROM board WHERE deletedAt IS NULL ORDER BY title COLLATE NOCASE")
        }
    }

    /// Adds a board with three columns.
    func addBoard(_ title: String, by personID: Int64) async throws(StoreError) -> Int64 {
        try await change(by: personID) { db in
            try db.execute(
                sql: "INSERT INTO board (title) VALUES (?)", arguments: [try Self.name(title, of: "A board")])
            let id = db.lastInsertedRowID
            for (index, title) in ["To Do", "Doing", "Done"].enumerated() {
                try db.execute(
                    sql: "INSERT INTO boardColumn (boardID, title, position) VALUES (?, ?, ?)",
                    arguments: [id, title, Int64(index + 1) * Rank.gap])
            }
            try Self.record("added the board", board: id, by: personID, after: title, db)
            return id
        }
    }

    func renameBoard(_ id: Int64, to title: String, by personID: Int64) async throws(StoreError) {
        try await change(by: personID) { db in
            let old = try Self.board(id, db)
            let title = try Self.name(title, of: "A board")
            try db.execute(sql: "UPDATE board SET title = ? WHERE id = ?", arguments: [title, id])
            try Self.record("renamed the board", board: id, by: personID, before: old.title, after: title, db)
        }
    }

    func setBoard(_ id: Int64, deleted: Bool, by personID: Int64) async throws(StoreError) {
        try await change(by: personID, needing: .administrator) { db in
            guard let board = try BoardInfo.fetchOne(db, key: id) else { throw StoreError.gone("The board") }
            try db.execute(
                sql: "UPDATE board SET deletedAt = ? WHERE id = ?", arguments: [deleted ? Date() : nil, id])
            try Self.record(
                deleted ? "deleted the board" : "restored the board", board: id, by: personID, before: board.title, db)
        }
    }

    func addColumn(_ title: String, to boardID: Int64, by personID: Int64) async throws(StoreError) -> Int64 {
        try await change(by: personID) { db in
            _ = try Self.board(boardID, db)
            let title = try Self.name(title, of: "A column", limit: 80)
            let last = try Int64.fetchOne(
                db, sql: "SELECT max(position) FROM boardColumn WHERE boardID = ?", arguments: [boardID])
            try db.execute(
                sql: "INSERT INTO boardColumn (boardID, title, position) VALUES (?, ?, ?)",
                arguments: [boardID, title, (last ?? 0) + Rank.gap])
            let id = db.lastInsertedRowID
            try Self.record("added a column", board: boardID, by: personID, after: title, db)
            return id
        }
    }

    func renameColumn(_ id: Int64, to title: String, by personID: Int64) async throws(StoreError) {
        try await change(by: personID) { db in
            let old = try Self.column(id, db)
            let title = try Self.name(title, of: "A column", limit: 80)
            try db.execute(sql: "UPDATE boardColumn SET title = ? WHERE id = ?", arguments: [title, id])
            try Self.record(
                "renamed a column", board: old.boardID, by: personID, before: old.title, after: title, db)
        }
    }

    /// Deletes a column with its cards, or brings both back.
    func setColumn(_ id: Int64, deleted: Bool, by personID: Int64) async throws(StoreError) {
        try await change(by: personID) { db in
            guard let column = try BoardColumn.fetchOne(db, key: id) else { throw StoreError.gone("The column") }
            try db.execute(
                sql: "UPDATE boardColumn SET deletedAt = ? WHERE id = ?", arguments: [deleted ? Date() : nil, id])
            try Self.record(
                deleted ? "deleted a column" : "restored a column", board: column.boardID, by: personID,
                before: column.title, db)
        }
    }

    /// Everything that a page of a board shows, as of one moment.
    func contents(of boardID: Int64) async throws(StoreError) -> BoardContents? {
        try await read { db in
            guard let board = try BoardInfo.fetchOne(db, key: boardID), board.deletedAt == nil else { return nil }
            return BoardContents(
                board: board,
                columns: try BoardColumn.fetchAll(
                    db, sql: "SELECT * FROM boardColumn WHERE boardID = ? AND deletedAt IS NULL ORDER BY position, id",
                    arguments: [boardID]),
                cards: try Card.fetchAll(
                    db,
                    sql: """
                        SELECT card.* FROM card JOIN boardColumn ON boardColumn.id = columnID
                        WHERE card.boardID = ? AND card.deletedAt IS NULL AND boardColumn.deletedAt IS NULL
                        ORDER BY card.position, card.id
                        """, arguments: [boardID]),
                people: try Person.fetchAll(db, sql: "SELECT * FROM person ORDER BY name COLLATE NOCASE"),
                comments: try Self.counts("comment", boardID, db),
                attachments: try Self.counts("attachment", boardID, db))
        }
    }

    private static func counts(_ table: String, _ boardID: Int64, _ db: Database) throws -> [Int64: Int] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT cardID, count(*) AS number FROM \(table) JOIN card ON card.id = cardID
                WHERE boardID = ? GROUP BY cardID
                """, arguments: [boardID])
        return Dictionary(uniqueKeysWithValues: rows.map { ($0["cardID"], $0["number"]) })
    }

    static func board(_ id: Int64, _ db: Database) throws -> BoardInfo {
        guard let board = try BoardInfo.fetchOne(db, key: id), board.deletedAt == nil else {
            throw StoreError.gone("The board")
        }
        return board
    }

    static func column(_ id: Int64, _ db: Database) throws -> BoardColumn {
        guard let column = try BoardColumn.fetchOne(db, key: id), column.deletedAt == nil else {
            throw StoreError.gone("The column")
        }
        return column
    }
}

struct BoardContents: Sendable, Equatable {
    var board: BoardInfo
    var columns: [BoardColumn]
    var cards: [Card]
    var people: [Person]
    /// The number of comments and of files by card.
    var comments: [Int64: Int]
    var attachments: [Int64: Int]
}
