// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A task that can be dragged. Other programs get its title.
struct TaskCard: Codable, Identifiable, Hashable, Transferable {
    let title: String
    let symbol: String

    var id: String { title }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .card)
        ProxyRepresentation(exporting: \.title)
    }
}

extension UTType {
    fileprivate static let card = UTType(exportedAs: "org.example.card", conformingTo: .json)
}

/// Columns of cards.
struct Board {
    struct Column: Identifiable {
        let id: String
        var cards: [TaskCard]
    }

    var columns = [
        Column(
            id: "To do",
            cards: [
                TaskCard(title: "Water plants", symbol: "leaf"), TaskCard(title: "Buy bread", symbol: "cart"),
                TaskCard(title: "Call Ada", symbol: "phone"),
            ]),
        Column(
            id: "Done",
            cards: [TaskCard(title: "Sweep", symbol: "checkmark"), TaskCard(title: "Cook", symbol: "flame")]),
    ]

    /// Moves cards to an offset in a column, which counts the cards that are there before the move.
    mutating func move(_ cards: [TaskCard], to column: String, at index: Int) {
        guard let target = columns.firstIndex(where: { $0.id == column }) else { return }
        let earlier = columns[target].cards.prefix(index).count { cards.contains($0) }
        for place in columns.indices { columns[place].cards.removeAll { cards.contains($0) } }
        columns[target].cards.insert(contentsOf: cards, at: index - earlier)
    }
}
