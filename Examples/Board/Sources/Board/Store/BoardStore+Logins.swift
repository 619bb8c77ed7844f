// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension BoardStore {
    static let loginDays = 30

    /// Checks a password. An address without an account takes as long as a wrong password.
    func logIn(email: String, password: String, agent: String) async throws(StoreError) -> String {
        let email = email.trimmingCharacters(in: .whitespaces).lowercased()
        guard LoginThrottle.shared.allows(email) else {
            throw StoreError.invalid("Too many wrong passwords. Try again in a few minutes.")
        }
        let row = try await read { db in
            try Row.fetchOne(
                db, sql: "SELECT id, passwordHash FROM person WHERE email = ? AND isActive", arguments: [email]
            )
            .map { (id: $0["id"] as Int64, hash: $0["passwordHash"] as String) }
        }
        guard let row else {
            _ = try? passwords.hash(password)
            LoginThrottle.shared.fail(email)
            throw StoreError.invalid("The address or the password is wrong.")
        }
        guard passwords.verify(password, row.hash) else {
            LoginThrottle.shared.fail(email)
            throw StoreError.invalid("The address or the password is wrong.")
        }
        LoginThrottle.shared.succeed(email)
        return try await addLogin(of: row.id, agent: agent)
    }

    /// Logs a person in and returns the token for the cookie. `idToken` is what a provider has said of the person.
    func addLogin(of personID: Int64, agent: String, idToken: String? = nil) async throws(StoreError) -> String {
        let token = Token.random()
        try await change(by: personID, needing: .reader) { db in
            try db.execute(sql: "DELETE FROM login WHERE expiresAt < ?", arguments: [Date()])
            try db.execute(
                sql: """
                    INSERT INTO login (personID, tokenHash, agent, createdAt, expiresAt, idToken)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    personID, Token.hash(token), String(agent.prefix(300)), Date(),
                    Date(timeIntervalSinceNow: Double(Self.loginDays) * 86_400), idToken,
                ])
        }
        return token
    }

    /// The person of a token, and the number of the login.
    func member(of token: String) async throws(StoreError) -> Member? {
        try await read { db in
            guard
                let login = try Login.fetchOne(
                    db, sql: "SELECT * FROM login WHERE tokenHash = ? AND expiresAt > ?",
                    arguments: [Token.hash(token), Date()]),
                let person = try Person.fetchOne(db, key: login.personID), person.isActive
            else { return nil }
            return Member(id: person.id, name: person.name, role: person.role, loginID: login.id)
        }
    }

    /// The people who are logged in, by the number of the login, and the number of the newest login there ever was.
    func members() async throws(StoreError) -> (members: [Int64: Member], newest: Int64) {
        try await read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT login.id AS loginID, person.id, name, role FROM login JOIN person ON person.id = personID
                    WHERE isActive AND expiresAt > ?
                    """, arguments: [Date()])
            let members = rows.map { row in
                Member(
                    id: row["id"], name: row["name"], role: Role(rawValue: row["role"]) ?? .reader,
                    loginID: row["loginID"])
            }
            let newest = try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'login'") ?? 0
            return (Dictionary(uniqueKeysWithValues: members.map { ($0.loginID, $0) }), newest)
        }
    }

    func logins(of personID: Int64) async throws(StoreError) -> [Login] {
        try await read { db in
            try Login.fetchAll(
                db, sql: "SELECT * FROM login WHERE personID = ? AND expiresAt > ? ORDER BY id DESC",
                arguments: [personID, Date()])
        }
    }

    /// Ends a login of the person.
    func endLogin(_ id: Int64, by personID: Int64) async throws(StoreError) {
        try await change(by: personID, needing: .reader) { db in
            try db.execute(sql: "DELETE FROM login WHERE id = ? AND personID = ?", arguments: [id, personID])
        }
    }

    /// Changes the password, and ends all other logins.
    func changePassword(
        from old: String, to new: String, keeping loginID: Int64, by personID: Int64
    ) async throws(StoreError) {
        try Passwords.check(new)
        let hash = try await read { db in
            try String.fetchOne(db, sql: "SELECT passwordHash FROM person WHERE id = ?", arguments: [personID])
        }
        guard let hash, passwords.verify(old, hash) else { throw StoreError.invalid("The present password is wrong.") }
        let newHash: String
        do { newHash = try passwords.hash(new) } catch { throw StoreError(error) }
        try await change(by: personID, needing: .reader) { db in
            try db.execute(
                sql: "UPDATE person SET passwordHash = ? WHERE id = ?", arguments: [newHash, personID])
            try db.execute(
                sql: "DELETE FROM login WHERE personID = ? AND id <> ?", arguments: [personID, loginID])
        }
    }
}
