// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

struct Card: Codable, Hashable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "card"
    let id: Int64
    let boardID: Int64
    var columnID: Int64
    var position: Int64
    var title: String
    /// Markdown.
    var text: String
    var labels: [String]
    /// A day such as `2026-05-31`.
    var due: String?
    var assigneeID: Int64?
    /// The number of changes of each field, by its name. A change says at which number it was read.
    var versions: [String: Int]
    var deletedAt: Date?

    func version(of field: CardField) -> Int { versions[field.rawValue] ?? 0 }

    /// Indicates whether the words of a search occur in the title, the description or the labels.
    func matches(_ search: String) -> Bool {
        search.split(separator: " ").allSatisfy { word in
            ([title, text] + labels).contains { $0.localizedStandardContains(word) }
        }
    }
}

enum CardField: String, Codable, CaseIterable, Sendable {
    case title, text, labels, due, assignee

    var title: String { self == .text ? "Description" : rawValue.capitalized }
}

/// A new value of one field.
enum CardChange: Hashable, Sendable {
    case title(String), text(String), labels([String]), due(String?), assignee(Int64?)

    /// The value that a card has in a field.
    init(_ field: CardField, of card: Card) {
        self =
            switch field {
            case .title: .title(card.title)
            case .text: .text(card.text)
            case .labels: .labels(card.labels)
            case .due: .due(card.due)
            case .assignee: .assignee(card.assigneeID)
            }
    }

    var field: CardField {
        switch self {
        case .title: .title
        case .text: .text
        case .labels: .labels
        case .due: .due
        case .assignee: .assignee
        }
    }

    func apply(to card: inout Card) {
        switch self {
        case .title(let title): card.title = title
        case .text(let text): card.text = text
        case .labels(let labels): card.labels = labels
        case .due(let due): card.due = due
        case .assignee(let id): card.assigneeID = id
        }
    }

    /// The value as text, with the name of the assignee.
    func words(_ name: (Int64) -> String?) -> String {
        switch self {
        case .title(let text), .text(let text): text
        case .labels(let labels): labels.joined(separator: ", ")
        case .due(let due): due ?? ""
        case .assignee(let id): id.flatMap(name) ?? ""
        }
    }
}
