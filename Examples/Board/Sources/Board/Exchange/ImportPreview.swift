// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A CSV file before it becomes cards: what would be added, and the lines that cannot.
struct ImportPreview: Identifiable, Equatable, Sendable {
    struct Entry: Identifiable, Equatable, Sendable {
        let line: Int
        let column: BoardColumn
        let draft: CardDraft
        var id: Int { line }
    }

    struct Failure: Identifiable, Equatable, Sendable {
        let line: Int
        let reason: String
        var id: Int { line }
    }

    let id = UUID()
    private(set) var entries: [Entry] = []
    private(set) var failures: [Failure] = []

    static let names = ["title", "column", "description", "labels", "due", "assignee"]

    init(csv: String, columns: [BoardColumn], people: [Person]) {
        let rows = CSV.rows(of: csv)
        guard let header = rows.first, let first = columns.first else {
            failures = [Failure(line: 1, reason: "The file has no lines.")]
            return
        }
        let places = Dictionary(
            header.fields.enumerated().map { ($1.trimmingCharacters(in: .whitespaces).lowercased(), $0) },
            uniquingKeysWith: { first, _ in first })
        guard places["title"] != nil else {
            let names = Self.names.joined(separator: ", ")
            failures = [Failure(line: 1, reason: "The first line needs a column “title”. Others are: \(names).")]
            return
        }
        for row in rows.dropFirst() {
            func field(_ name: String) -> String {
                guard let place = places[name], place < row.fields.count else { return "" }
                return CSV.unguarded(row.fields[place].trimmingCharacters(in: .whitespacesAndNewlines))
            }
            do throws(StoreError) {
                entries.append(try Self.entry(row.line, field, first, columns, people))
            } catch {
                failures.append(Failure(line: row.line, reason: error.localizedDescription))
            }
        }
    }

    private static func entry(
        _ line: Int, _ field: (String) -> String, _ first: BoardColumn, _ columns: [BoardColumn], _ people: [Person]
    ) throws(StoreError) -> Entry {
        let title = field("title")
        guard !title.isEmpty else { throw .invalid("There is no title.") }
        guard title.count <= 200 else { throw .invalid("The title has more than 200 characters.") }
        var column = first
        let name = field("column")
        if !name.isEmpty {
            guard let found = columns.first(where: { $0.title.lowercased() == name.lowercased() }) else {
                throw .invalid("There is no column “\(name)”.")
            }
            column = found
        }
        let due = field("due")
        guard due.isEmpty || DueDay.date(due) != nil else {
            throw .invalid("“\(due)” is not a day such as 2026-05-31.")
        }
        let email = field("assignee")
        let person = people.first { $0.email.lowercased() == email.lowercased() }
        guard email.isEmpty || person != nil else { throw .invalid("Nobody has the address “\(email)”.") }
        let labels = field("labels").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        return Entry(
            line: line, column: column,
            draft: CardDraft(
                title: title, text: field("description"), labels: labels.filter { !$0.isEmpty },
                due: due.isEmpty ? nil : due, assigneeID: person?.id))
    }
}

extension BoardStore {
    /// Adds all cards of a preview, or none.
    func add(_ entries: [ImportPreview.Entry], by personID: Int64) async throws(StoreError) {
        try await change(by: personID) { db in
            for entry in entries {
                _ = try Self.insertCard(entry.draft, into: try Self.column(entry.column.id, db), by: personID, db)
            }
        }
    }
}
