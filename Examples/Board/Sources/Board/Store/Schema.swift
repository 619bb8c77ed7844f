// SPDX-License-Identifier: Apache-2.0
import GRDB

/// The tables, as steps that each database has performed once.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("people") { db in
            try db.execute(
                sql: """
                    CREATE TABLE person (
                        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE COLLATE NOCASE,
                        role TEXT NOT NULL, isActive BOOLEAN NOT NULL DEFAULT TRUE, passwordHash TEXT NOT NULL);
                    CREATE TABLE login (
                        id INTEGER PRIMARY KEY AUTOINCREMENT, personID INTEGER NOT NULL REFERENCES person,
                        tokenHash TEXT NOT NULL UNIQUE, agent TEXT NOT NULL, createdAt DATETIME NOT NULL,
                        expiresAt DATETIME NOT NULL);
                    CREATE TABLE invitation (
                        id INTEGER PRIMARY KEY AUTOINCREMENT, tokenHash TEXT NOT NULL UNIQUE, email TEXT NOT NULL,
                        role TEXT NOT NULL, personID INTEGER NOT NULL REFERENCES person, expiresAt DATETIME NOT NULL,
                        usedAt DATETIME);
                    """)
        }
        migrator.registerMigration("boards") { db in
            try db.execute(
                sql: """
                    CREATE TABLE board (
                        id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, deletedAt DATETIME);
                    CREATE TABLE boardColumn (
                        id INTEGER PRIMARY KEY AUTOINCREMENT, boardID INTEGER NOT NULL REFERENCES board,
                        title TEXT NOT NULL, position INTEGER NOT NULL, deletedAt DATETIME);
                    CREATE INDEX columnsOfBoard ON boardColumn (boardID, position);
                    CREATE TABLE card (
                        id INTEGER PRIMARY KEY AUTOINCREMENT, boardID INTEGER NOT NULL REFERENCES board,
                        columnID INTEGER NOT NULL REFERENCES boardColumn, position INTEGER NOT NULL, title TEXT NOT NULL,
                        text TEXT NOT NULL DEFAULT '', labels TEXT NOT NULL DEFAULT '[]', due TEXT,
                        assigneeID INTEGER REFERENCES person, versions TEXT NOT NULL DEFAULT '{}', deletedAt DATETIME);
                    CREATE INDEX cardsOfColumn ON card (columnID, position);
                    CREATE TABLE comment (
                        id INTEGER PRIMARY KEY AUTOINCREMENT, cardID INTEGER NOT NULL REFERENCES card,
                        personID INTEGER NOT NULL REFERENCES person, text TEXT NOT NULL, createdAt DATETIME NOT NULL);
                    CREATE INDEX commentsOfCard ON comment (cardID);
                    CREATE TABLE attachment (
                        id INTEGER PRIMARY KEY AUTOINCREMENT, cardID INTEGER NOT NULL REFERENCES card,
                        personID INTEGER NOT NULL REFERENCES person, name TEXT NOT NULL, key TEXT NOT NULL UNIQUE,
                        size INTEGER NOT NULL, createdAt DATETIME NOT NULL);
                    CREATE INDEX attachmentsOfCard ON attachment (cardID);
                    CREATE TABLE history (
                        id INTEGER PRIMARY KEY AUTOINCREMENT, boardID INTEGER NOT NULL REFERENCES board,
                        cardID INTEGER REFERENCES card, personID INTEGER NOT NULL REFERENCES person, action TEXT NOT NULL,
                        before TEXT, after TEXT, createdAt DATETIME NOT NULL);
                    CREATE INDEX historyOfCard ON history (cardID, id);
                    """)
        }
        migrator.registerMigration("openid") { db in
            try db.execute(
                sql: """
                    CREATE TABLE account (
                        issuer TEXT NOT NULL, subject TEXT NOT NULL, personID INTEGER NOT NULL REFERENCES person,
                        PRIMARY KEY (issuer, subject));
                    CREATE TABLE secret (name TEXT PRIMARY KEY, value BLOB NOT NULL);
                    """)
        }
        migrator.registerMigration("logout") { db in
            // The logout at the provider needs the token of the login.
            try db.execute(sql: "ALTER TABLE login ADD COLUMN idToken TEXT")
        }
        return migrator
    }
}
