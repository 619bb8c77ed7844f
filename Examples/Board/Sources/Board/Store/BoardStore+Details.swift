// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// Comments, files and the history of a card.
struct CardDetails: Sendable, Equatable {
    var comments: [Comment] = []
    var attachments: [Attachment] = []
    var history: [HistoryEntry] = []
}

extension BoardStore {
    /// The largest file that a card takes.
    static let fileLimit = 20_000_000

    func details(of cardID: Int64) async throws(StoreError) -> CardDetails {
        try await read { db in
            CardDetails(
                comments: try Comment.fetchAll(
                    db, sql: "SELECT * FROM comment WHERE cardID = ? ORDER BY id", arguments: [cardID]),
                attachments: try Attachment.fetchAll(
                    db, sql: "SELECT * FROM attachment WHERE cardID = ? ORDER BY id", arguments: [cardID]),
                history: try HistoryEntry.fetchAll(
                    db, sql: "SELECT * FROM history WHERE cardID = ? ORDER BY id DESC LIMIT 100", arguments: [cardID]))
        }
    }

    func addComment(_ text: String, to cardID: Int64, by personID: Int64) async throws(StoreError) {
        try await change(by: personID) { db in
            let card = try Self.card(cardID, db)
            let text = try Self.comment(text)
            try db.execute(
                sql: "INSERT INTO comment (cardID, personID, text, createdAt) VALUES (?, ?, ?, ?)",
                arguments: [cardID, personID, text, Date()])
            try Self.record("commented", board: card.boardID, card: cardID, by: personID, after: text, db)
        }
    }

    /// Changes the text of a comment, or deletes the comment if the text is `nil`. Only its author may.
    func setComment(_ id: Int64, to text: String?, by personID: Int64) async throws(StoreError) {
        try await change(by: personID) { db in
            guard let comment = try Comment.fetchOne(db, key: id) else { throw StoreError.gone("The comment") }
            let card = try Self.card(comment.cardID, db)
            guard comment.personID == personID else {
                throw StoreError.invalid("Only its author may change a comment.")
            }
            if let text {
                let text = try Self.comment(text)
                guard text != comment.text else { return }
                try db.execute(sql: "UPDATE comment SET text = ? WHERE id = ?", arguments: [text, id])
                try Self.record(
                    "changed a comment", board: card.boardID, card: card.id, by: personID, before: comment.text,
                    after: text, db)
            } else {
                try db.execute(sql: "DELETE FROM comment WHERE id = ?", arguments: [id])
                try Self.record(
                    "deleted a comment", board: card.boardID, card: card.id, by: personID, before: comment.text, db)
            }
        }
    }

    private static func comment(_ text: String) throws -> String {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw StoreError.invalid("A comment needs words.") }
        guard text.count <= 10_000 else { throw StoreError.invalid("A comment may have at most 10,000 characters.") }
        return text
    }

    /// Copies a file into the folder of files, and then names it in the database.
    ///
    /// If the process ends between both, a file without a name remains and no name without a file.
    func attach(_ source: URL, name: String, to cardID: Int64, by personID: Int64) async throws(StoreError) {
        let key = Token.random()
        let target = files.appending(path: key)
        do {
            let size = try source.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            guard size <= Self.fileLimit else { throw StoreError.invalid("A file may have at most 20 MB.") }
            try FileManager.default.copyItem(at: source, to: target)
            try await change(by: personID) { db in
                let card = try Self.card(cardID, db)
                let name = try Self.name(name, of: "A file")
                try db.execute(
                    sql: """
                        INSERT INTO attachment (cardID, personID, name, key, size, createdAt) VALUES (?, ?, ?, ?, ?, ?)
                        """, arguments: [cardID, personID, name, key, size, Date()])
                try Self.record("attached a file", board: card.boardID, card: cardID, by: personID, after: name, db)
            }
        } catch {
            try? FileManager.default.removeItem(at: target)
            throw StoreError(error)
        }
    }

    func content(of attachment: Attachment) async throws(StoreError) -> Data {
        do { return try Data(contentsOf: files.appending(path: attachment.key)) } catch {
            throw StoreError.gone("The file")
        }
    }

    func removeAttachment(_ attachment: Attachment, by personID: Int64) async throws(StoreError) {
        try await change(by: personID) { db in
            let card = try Self.card(attachment.cardID, db)
            try db.execute(sql: "DELETE FROM attachment WHERE id = ?", arguments: [attachment.id])
            try Self.record(
                "removed a file", board: card.boardID, card: card.id, by: personID, before: attachment.name, db)
        }
        try? FileManager.default.removeItem(at: files.appending(path: attachment.key))
    }
}
