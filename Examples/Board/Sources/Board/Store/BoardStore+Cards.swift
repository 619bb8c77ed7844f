// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension BoardStore {
    /// Adds a card at the end of a column.
    func addCard(_ title: String, to columnID: Int64, by personID: Int64) async throws(StoreError) -> Int64 {
        try await change(by: personID) { db in
            try Self.insertCard(CardDraft(title: title), into: try Self.column(columnID, db), by: personID, db)
        }
    }

    static func insertCard(
        _ draft: CardDraft, into column: BoardColumn, by personID: Int64, _ db: Database
    ) throws -> Int64 {
        let title = try Self.name(draft.title, of: "A card")
        let last = try Int64.fetchOne(
            db, sql: "SELECT max(position) FROM card WHERE columnID = ?", arguments: [column.id])
        try db.execute(
            sql: """
                INSERT INTO card (boardID, columnID, position, title, text, labels, due, assigneeID)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                column.boardID, column.id, (last ?? 0) + Rank.gap, title, draft.text,
                String(decoding: try JSONEncoder().encode(draft.labels), as: UTF8.self), draft.due, draft.assigneeID,
            ])
        let id = db.lastInsertedRowID
        try Self.record("added the card", board: column.boardID, card: id, by: personID, after: title, db)
        return id
    }

    /// Changes one field.
    ///
    /// - Parameter version: The version of the field that the person has seen.
    /// - Throws: `StoreError.conflict` with both texts if the field has another version and another value.
    func change(
        _ cardID: Int64, _ change: CardChange, readAt version: Int, by personID: Int64
    ) async throws(StoreError) {
        try await self.change(by: personID) { db in
            var card = try Self.card(cardID, db)
            let old = CardChange(change.field, of: card)
            guard old != change else { return }
            let name = { (id: Int64) in
                try? String.fetchOne(db, sql: "SELECT name FROM person WHERE id = ?", arguments: [id])
            }
            guard card.version(of: change.field) == version else {
                let author = try String.fetchOne(
                    db,
                    sql: """
                        SELECT name FROM history JOIN person ON person.id = personID
                        WHERE cardID = ? AND action = ? ORDER BY history.id DESC LIMIT 1
                        """, arguments: [cardID, Self.action(change.field)])
                throw StoreError.conflict(
                    Conflict(
                        cardID: cardID, mine: change, mineText: change.words(name), theirText: old.words(name),
                        author: author ?? "Somebody", version: card.version(of: change.field)))
            }
            if case .title(let title) = change { _ = try Self.name(title, of: "A card") }
            if case .text(let text) = change, text.utf8.count > 100_000 {
                throw StoreError.invalid("A description may have at most 100,000 bytes.")
            }
            if case .assignee(let id?) = change, try Person.fetchOne(db, key: id) == nil {
                throw StoreError.gone("The person")
            }
            change.apply(to: &card)
            card.versions[change.field.rawValue] = version + 1
            try card.update(db)
            try Self.record(
                Self.action(change.field), board: card.boardID, card: cardID, by: personID, before: old.words(name),
                after: change.words(name), db)
        }
    }

    static func action(_ field: CardField) -> String { "changed the \(field.title.lowercased())" }

    /// Moves a card in front of another one, or to the end of a column.
    func move(_ cardID: Int64, to columnID: Int64, before next: Int64?, by personID: Int64) async throws(StoreError) {
        try await change(by: personID) { db in
            var card = try Self.card(cardID, db)
            let column = try Self.column(columnID, db)
            guard column.boardID == card.boardID else {
                throw StoreError.invalid("A card stays on its board.")
            }
            guard next != cardID else { return }
            var others = try Card.fetchAll(
                db, sql: "SELECT * FROM card WHERE columnID = ? AND id <> ? ORDER BY position, id",
                arguments: [columnID, cardID])
            // A card that somebody has moved away meanwhile is no place; the end is.
            let index = others.firstIndex { $0.id == next } ?? others.endIndex
            let old = try BoardColumn.fetchOne(db, key: card.columnID)
            let before = index > 0 ? others[index - 1].position : nil
            let after = index < others.count ? others[index].position : nil
            card.columnID = columnID
            if let position = Rank.between(before, after) {
                card.position = position
                try card.update(db)
            } else {
                others.insert(card, at: index)
                for (index, var each) in others.enumerated() {
                    each.position = Int64(index + 1) * Rank.gap
                    try each.update(db)
                }
            }
            guard old?.id != columnID else { return }
            try Self.record(
                "moved the card", board: card.boardID, card: cardID, by: personID, before: old?.title,
                after: column.title, db)
        }
    }

    /// Deletes a card, or brings it back.
    func setCard(_ id: Int64, deleted: Bool, by personID: Int64) async throws(StoreError) {
        try await change(by: personID) { db in
            guard let card = try Card.fetchOne(db, key: id) else { throw StoreError.gone("The card") }
            if !deleted { _ = try Self.column(card.columnID, db) }
            try db.execute(sql: "UPDATE card SET deletedAt = ? WHERE id = ?", arguments: [deleted ? Date() : nil, id])
            try Self.record(
                deleted ? "deleted the card" : "restored the card", board: card.boardID, card: id, by: personID,
                before: card.title, db)
        }
    }

    static func card(_ id: Int64, _ db: Database) throws -> Card {
        guard let card = try Card.fetchOne(db, key: id), card.deletedAt == nil else {
            throw StoreError.gone("The card")
        }
        _ = try column(card.columnID, db)
        return card
    }
}

/// The fields of a card that does not exist yet.
struct CardDraft: Sendable, Equatable {
    var title: String
    var text = ""
    var labels: [String] = []
    var due: String?
    var assigneeID: Int64?
}
