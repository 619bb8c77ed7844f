// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// The board's rules and its data: a SQLite database and a folder of files. It needs no view.
///
/// All work happens on the database's own threads. A function that returns has stored its change on the disk; one that
/// throws has changed nothing.
final class BoardStore: Sendable {
    let database: DatabasePool
    let files: URL
    let passwords: Passwords

    /// Opens the data in a folder, and makes what is missing.
    ///
    /// - Parameters:
    ///   - folder: The folder, which is created.
    ///   - busyTimeout: The seconds for which a change waits for another program that has locked the database.
    init(folder: URL, busyTimeout: TimeInterval = 5, passwords: Passwords = Passwords()) throws {
        files = folder.appending(path: "files")
        self.passwords = passwords
        try FileManager.default.createDirectory(
            at: files, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        configuration.prepareDatabase { db in
            // A confirmed change survives a loss of power too.
            try db.execute(sql: "PRAGMA synchronous = FULL")
        }
        database = try Self.alone(in: folder) {
            let pool = try DatabasePool(path: folder.appending(path: "board.sqlite").path, configuration: configuration)
            try Schema.migrator.migrate(pool)
            return pool
        }
    }

    /// Runs a closure while no other process of this machine runs one for the same folder.
    ///
    /// Workers start at the same time, and each of two would find that a table is missing.
    private static func alone<Value>(in folder: URL, _ body: () throws -> Value) throws -> Value {
        let file = Foundation.open(folder.appending(path: "opening.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
        // The end of a process gives the lock back too.
        defer { close(file) }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw CocoaError(.fileLocking) }
        }
        return try body()
    }

    func read<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws(StoreError) -> Value
    {
        do { return try await database.read(body) } catch { throw StoreError(error) }
    }

    /// Performs a change of a person, if the person's role of this moment allows it.
    func change<Value: Sendable>(
        by personID: Int64, needing role: Role = .member,
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        do {
            return try await database.write { db in
                guard let person = try Person.fetchOne(db, key: personID), person.isActive, person.role >= role else {
                    throw StoreError.notAllowed(role)
                }
                return try body(db)
            }
        } catch {
            throw StoreError(error)
        }
    }

    /// Removes spaces around a name and refuses an empty or a very long one.
    static func name(_ text: String, of what: String, limit: Int = 200) throws -> String {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw StoreError.invalid("\(what) needs a name.") }
        guard name.count <= limit else { throw StoreError.invalid("\(what) may have at most \(limit) characters.") }
        return name
    }

    /// Adds a line to the history, in the transaction of the change.
    static func record(
        _ action: String, board: Int64, card: Int64? = nil, by personID: Int64, before: String? = nil,
        after: String? = nil, _ db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT INTO history (boardID, cardID, personID, action, before, after, createdAt)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [board, card, personID, action, before, after, Date()])
    }
}
