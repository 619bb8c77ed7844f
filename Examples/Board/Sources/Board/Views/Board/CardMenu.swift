// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The actions of a card: its way to another column, and its deletion.
struct CardMenu: View {
    let desk: Desk
    let card: Card

    var body: some View {
        if desk.canEdit {
            Menu("Move to", systemImage: "arrow.forward") {
                ForEach(desk.board.columns) { column in
                    Button(column.title) {
                        Task { await desk.move(card.id, to: column.id, at: .max) }
                    }
                    .disabled(column.id == card.columnID)
                }
            }
            Button("Assign to Me", systemImage: "person") {
                let (id, me, version) = (card.id, desk.member.id, card.version(of: .assignee))
                Task { await desk.change(id, .assignee(me), readAt: version) }
            }
            Button("Delete", systemImage: "trash", role: .destructive) {
                let (card, desk) = (card, desk)
                Task { await desk.delete(.card(card.id), titled: card.title) }
            }
        }
    }
}
