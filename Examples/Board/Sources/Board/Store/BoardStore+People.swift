// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension BoardStore {
    func people() async throws(StoreError) -> [Person] {
        try await read { db in try Person.fetchAll(db, sql: "SELECT * FROM person ORDER BY name COLLATE NOCASE") }
    }

    /// Makes the first administrator in an empty database.
    ///
    /// - Returns: The password, or `nil` if somebody is there already.
    func addFirstAdministrator() throws -> String? {
        let password = String(Token.random().prefix(20))
        let hash = try passwords.hash(password)
        return try database.write { db in
            guard try Person.fetchCount(db) == 0 else { return nil }
            try Self.insertPerson("Administrator", "admin@example.org", .administrator, hash, db)
            return password
        }
    }

    @discardableResult
    static func insertPerson(
        _ name: String, _ email: String, _ role: Role, _ hash: String, _ db: Database
    ) throws -> Int64 {
        try db.execute(
            sql: "INSERT INTO person (name, email, role, passwordHash) VALUES (?, ?, ?, ?)",
            arguments: [try Self.name(name, of: "A person", limit: 80), email, role.rawValue, hash])
        return db.lastInsertedRowID
    }

    static func email(_ text: String) throws(StoreError) -> String {
        let email = text.trimmingCharacters(in: .whitespaces).lowercased()
        guard email.count <= 200, email.wholeMatch(of: /[^\s@]+@[^\s@]+/) != nil else {
            throw StoreError.invalid("“\(text)” is not an address for mail.")
        }
        return email
    }

    /// Changes the role of a person. One active administrator always remains.
    func setRole(_ role: Role, of id: Int64, by personID: Int64) async throws(StoreError) {
        try await changePerson(id, by: personID) { $0.role = role }
    }

    /// Takes the access of a person away, with all logins, or gives it back.
    func setActive(_ isActive: Bool, of id: Int64, by personID: Int64) async throws(StoreError) {
        try await changePerson(id, by: personID) { $0.isActive = isActive }
    }

    private func changePerson(
        _ id: Int64, by personID: Int64, _ body: @Sendable @escaping (inout Person) -> Void
    ) async throws(StoreError) {
        try await change(by: personID, needing: .administrator) { db in
            guard var person = try Person.fetchOne(db, key: id) else { throw StoreError.gone("The person") }
            body(&person)
            try person.update(db)
            if !person.isActive { try db.execute(sql: "DELETE FROM login WHERE personID = ?", arguments: [id]) }
            let administrators = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM person WHERE role = 'administrator' AND isActive")
            guard administrators != 0 else { throw StoreError.invalid("One administrator has to remain.") }
        }
    }

    // MARK: Invitations

    /// Invites somebody for a week.
    ///
    /// - Returns: The secret of the link.
    func invite(_ email: String, as role: Role, by personID: Int64) async throws(StoreError) -> String {
        let email = try Self.email(email)
        let token = Token.random()
        try await change(by: personID, needing: .administrator) { db in
            guard try Person.filter(sql: "email = ?", arguments: [email]).isEmpty(db) else {
                throw StoreError.invalid("\(email) has an account already.")
            }
            try db.execute(
                sql: "INSERT INTO invitation (tokenHash, email, role, personID, expiresAt) VALUES (?, ?, ?, ?, ?)",
                arguments: [Token.hash(token), email, role.rawValue, personID, Date(timeIntervalSinceNow: 7 * 86_400)])
        }
        return token
    }

    func openInvitations() async throws(StoreError) -> [Invitation] {
        try await read { db in
            try Invitation.fetchAll(
                db, sql: "SELECT * FROM invitation WHERE usedAt IS NULL AND expiresAt > ? ORDER BY id",
                arguments: [Date()])
        }
    }

    func withdraw(_ invitation: Invitation, by personID: Int64) async throws(StoreError) {
        try await change(by: personID, needing: .administrator) { db in
            try db.execute(sql: "DELETE FROM invitation WHERE id = ? AND usedAt IS NULL", arguments: [invitation.id])
        }
    }

    func invitation(_ token: String) async throws(StoreError) -> Invitation? {
        try await read { db in try Self.invitation(token, db) }
    }

    private static func invitation(_ token: String, _ db: Database) throws -> Invitation? {
        try Invitation.fetchOne(
            db, sql: "SELECT * FROM invitation WHERE tokenHash = ? AND usedAt IS NULL AND expiresAt > ?",
            arguments: [Token.hash(token), Date()])
    }

    /// Makes an account with an invitation, which works once.
    func accept(_ token: String, name: String, password: String) async throws(StoreError) -> Int64 {
        try Passwords.check(password)
        do {
            let hash = try passwords.hash(password)
            return try await database.write { db in
                guard let invitation = try Self.invitation(token, db) else { throw StoreError.gone("The invitation") }
                try db.execute(
                    sql: "UPDATE invitation SET usedAt = ? WHERE id = ?", arguments: [Date(), invitation.id])
                return try Self.insertPerson(name, invitation.email, invitation.role, hash, db)
            }
        } catch {
            throw StoreError(error)
        }
    }
}
