// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import GRDB

extension BoardStore {
    /// The key of the sealed cookies, which all processes share.
    func sealingKey() throws -> SymmetricKey {
        try database.write { db in
            if let known = try Data.fetchOne(db, sql: "SELECT value FROM secret WHERE name = 'openid'") {
                return SymmetricKey(data: known)
            }
            let key = SymmetricKey(size: .bits256)
            try db.execute(
                sql: "INSERT INTO secret (name, value) VALUES ('openid', ?)",
                arguments: [key.withUnsafeBytes { Data($0) }])
            return key
        }
    }

    /// Returns the person of an account at the provider.
    ///
    /// An account that is new here belongs to the person with its address, or to the invitation for it. An address that
    /// the provider has not verified belongs to nobody: anybody can write any address into an account.
    ///
    /// - Throws: An ``OpenIDError`` if the board does not know the person.
    func person(
        issuer: String, subject: String, email: String?, isVerified: Bool, name: String?
    ) async throws -> Int64 {
        let hash = try passwords.hash(Token.random())
        return try await database.write { db in
            if let known = try Row.fetchOne(
                db,
                sql: """
                    SELECT person.id, isActive FROM account JOIN person ON person.id = personID
                    WHERE issuer = ? AND subject = ?
                    """, arguments: [issuer, subject])
            {
                guard known["isActive"] else { throw OpenIDError.stranger("the person of “\(subject)” is blocked") }
                return known["id"]
            }
            guard let email = email?.lowercased(), !email.isEmpty else {
                throw OpenIDError.stranger("“\(subject)” has no address")
            }
            guard isVerified else { throw OpenIDError.stranger("the provider has not verified the address \(email)") }
            let person = try Self.personID(email: email, name: name, hash: hash, db)
            try db.execute(
                sql: "INSERT INTO account (issuer, subject, personID) VALUES (?, ?, ?)",
                arguments: [issuer, subject, person])
            return person
        }
    }

    private static func personID(email: String, name: String?, hash: String, _ db: Database) throws -> Int64 {
        if let person = try Row.fetchOne(
            db, sql: "SELECT id, isActive FROM person WHERE email = ?", arguments: [email])
        {
            guard person["isActive"] else { throw OpenIDError.stranger("\(email) is blocked") }
            return person["id"]
        }
        guard
            let invitation = try Invitation.fetchOne(
                db,
                sql: """
                    SELECT * FROM invitation WHERE email = ? COLLATE NOCASE AND usedAt IS NULL AND expiresAt > ?
                    ORDER BY id DESC
                    """, arguments: [email, Date()])
        else { throw OpenIDError.stranger("nobody has invited \(email)") }
        try db.execute(sql: "UPDATE invitation SET usedAt = ? WHERE id = ?", arguments: [Date(), invitation.id])
        let name = name.flatMap { $0.isEmpty ? nil : String($0.prefix(80)) } ?? email
        return try insertPerson(name, invitation.email, invitation.role, hash, db)
    }

    /// Returns what the provider has said of the person of a login, or `nil` after a login with a password.
    func idToken(of loginID: Int64) async throws(StoreError) -> String? {
        try await read { db in
            try String.fetchOne(db, sql: "SELECT idToken FROM login WHERE id = ?", arguments: [loginID])
        }
    }

    /// Ends the login of a token, whose browser has logged in again.
    func endLogin(_ token: String) async throws(StoreError) {
        do {
            try await database.write { db in
                try db.execute(sql: "DELETE FROM login WHERE tokenHash = ?", arguments: [Token.hash(token)])
            }
        } catch {
            throw StoreError(error)
        }
    }
}
