// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension BoardStore {
    /// The days for which something deleted can come back.
    static let purgeDays = 30

    /// Removes cards, columns and boards that were deleted before a moment, with everything that belongs to them.
    ///
    /// - Returns: The number of cards that are gone.
    @discardableResult
    func purge(deletedBefore limit: Date) async throws(StoreError) -> Int {
        let removed: (cards: Int, files: [String])
        do {
            removed = try await database.write { db in
                let boards = "SELECT id FROM board WHERE deletedAt < :limit"
                let columns = "SELECT id FROM boardColumn WHERE deletedAt < :limit OR boardID IN (\(boards))"
                let cards = "SELECT id FROM card WHERE deletedAt < :limit OR columnID IN (\(columns))"
                let arguments: StatementArguments = ["limit": limit]
                let files = try String.fetchAll(
                    db, sql: "SELECT key FROM attachment WHERE cardID IN (\(cards))", arguments: arguments)
                for table in ["comment", "attachment", "history"] {
                    try db.execute(sql: "DELETE FROM \(table) WHERE cardID IN (\(cards))", arguments: arguments)
                }
                try db.execute(sql: "DELETE FROM card WHERE id IN (\(cards))", arguments: arguments)
                let count = db.changesCount
                try db.execute(sql: "DELETE FROM boardColumn WHERE id IN (\(columns))", arguments: arguments)
                try db.execute(sql: "DELETE FROM history WHERE boardID IN (\(boards))", arguments: arguments)
                try db.execute(sql: "DELETE FROM board WHERE deletedAt < :limit", arguments: arguments)
                return (count, files)
            }
        } catch {
            throw StoreError(error)
        }
        for key in removed.files { try? FileManager.default.removeItem(at: files.appending(path: key)) }
        return removed.cards
    }

    /// Purges now and every day. All processes may do so.
    func purgeDaily() -> Task<Void, Never> {
        Task.detached(priority: .background) { [weak self] in
            repeat {
                let limit = Date(timeIntervalSinceNow: -Double(Self.purgeDays) * 86_400)
                // The next day tries again.
                _ = try? await self?.purge(deletedBefore: limit)
            } while (try? await Task.sleep(for: .seconds(86_400))) != nil
        }
    }
}
