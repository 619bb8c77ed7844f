// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A board as a file.
struct ExportedFile: FileDocument {
    static let readableContentTypes: [UTType] = [.commaSeparatedText, .json, .data]
    let type: UTType
    let data: Data

    init(type: UTType, data: Data) {
        self.type = type
        self.data = data
    }

    init(configuration: ReadConfiguration) throws {
        self.init(type: .data, data: configuration.file.regularFileContents ?? Data())
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: data)
    }

    /// The cards in the order of the board, with the columns that an import reads.
    static func csv(_ contents: BoardContents) -> ExportedFile {
        var rows = [ImportPreview.names]
        for column in contents.columns {
            for card in contents.cards where card.columnID == column.id {
                let email = contents.people.first { $0.id == card.assigneeID }?.email ?? ""
                rows.append(
                    [card.title, column.title, card.text, card.labels.joined(separator: ";"), card.due ?? "", email])
            }
        }
        return ExportedFile(type: .commaSeparatedText, data: Data(CSV.text(of: rows).utf8))
    }

    static func json(_ contents: BoardContents) throws -> ExportedFile {
        struct Column: Encodable {
            let title: String
            let cards: [Entry]
        }
        struct Entry: Encodable {
            let title, description: String
            let labels: [String]
            let due, assignee: String?
        }
        let columns = contents.columns.map { column in
            Column(
                title: column.title,
                cards: contents.cards.filter { $0.columnID == column.id }.map { card in
                    Entry(
                        title: card.title, description: card.text, labels: card.labels, due: card.due,
                        assignee: contents.people.first { $0.id == card.assigneeID }?.email)
                })
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ExportedFile(type: .json, data: try encoder.encode(columns))
    }
}
