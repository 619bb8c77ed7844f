// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// Somebody with a password.
struct Person: Codable, Hashable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "person"
    let id: Int64
    var name: String
    var email: String
    var role: Role
    var isActive: Bool

    var initials: String {
        let letters = name.split(separator: " ").compactMap(\.first)
        return letters.isEmpty ? "?" : String(letters.prefix(1) + (letters.count > 1 ? letters.suffix(1) : []))
    }
}

struct BoardInfo: Codable, Hashable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "board"
    let id: Int64
    var title: String
    var deletedAt: Date?
}

struct BoardColumn: Codable, Hashable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "boardColumn"
    let id: Int64
    let boardID: Int64
    var title: String
    var position: Int64
    var deletedAt: Date?
}

struct Comment: Codable, Hashable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "comment"
    let id: Int64
    let cardID: Int64
    let personID: Int64
    var text: String
    let createdAt: Date
}

/// A file of a card. Its content is in the folder of files under the name `key`.
struct Attachment: Codable, Hashable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "attachment"
    let id: Int64
    let cardID: Int64
    let personID: Int64
    var name: String
    let key: String
    let size: Int
    let createdAt: Date
}

/// One change: who, when, what, and the texts before and after it.
struct HistoryEntry: Codable, Hashable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "history"
    let id: Int64
    let boardID: Int64
    let cardID: Int64?
    let personID: Int64
    let action: String
    let before: String?
    let after: String?
    let createdAt: Date
}

/// A browser in which a person is logged in. The database has only a hash of its token.
struct Login: Codable, Hashable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "login"
    let id: Int64
    let personID: Int64
    let tokenHash: String
    var agent: String
    let createdAt: Date
    let expiresAt: Date
}

struct Invitation: Codable, Hashable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "invitation"
    let id: Int64
    let tokenHash: String
    let email: String
    let role: Role
    let personID: Int64
    let expiresAt: Date
    var usedAt: Date?
}
