// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Two lists of cards, which are dragged between and within them.
struct BoardExample: View {
    @State private var board = Board()

    var body: some View {
        Example(
            "Cards", "Drag a card to a place in either list. With the keyboard, Space picks it up.",
            code: """
                ForEach(column.cards) { card in
                    CardView(card: card).draggable(card)
                }
                .dropDestination(for: TaskCard.self) { cards, index in
                    board.move(cards, to: column.id, at: index)
                }
                """
        ) {
            AdaptiveRow(alignment: .leading) {
                ForEach(board.columns) { column in
                    ColumnView(board: $board, column: column)
                }
            }
        }
    }
}

private struct ColumnView: View {
    @Binding var board: Board
    let column: Board.Column
    @State private var isTargeted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(column.id).font(.headline)
            ForEach(column.cards) { card in
                CardView(card: card).draggable(card)
            }
            .dropDestination(for: TaskCard.self) { cards, index in
                board.move(cards, to: column.id, at: index)
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, minHeight: 240, alignment: .topLeading)
        .background(
            isTargeted ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(Color(.systemGroupedBackground)),
            in: RoundedRectangle(cornerRadius: 12)
        )
        .dropDestination(for: TaskCard.self) { cards, _ in
            board.move(cards, to: column.id, at: column.cards.count)
            return true
        } isTargeted: {
            isTargeted = $0
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(column.id)
    }
}

private struct CardView: View {
    let card: TaskCard

    var body: some View {
        Label(card.title, systemImage: card.symbol)
            .font(.subheadline)
            .padding(10)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}
