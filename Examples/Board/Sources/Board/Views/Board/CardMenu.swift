// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The actions of a card: its way to another column, and its deletion.
struct CardMenu: View {
    let desk: Desk
    let card: Card
    @Environment(\.toastPresenter) private var toasts

    var body: some View {
        if desk.canEdit {
            Menu("Move to", systemImage: "arrow.right") {
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
                let (card, desk, toasts) = (card, desk, toasts)
                Task { await desk.delete(card, toasts) }
            }
        }
    }
}

extension Desk {
    /// Deletes a card, and offers to bring it back.
    func delete(_ card: Card, _ toasts: ToastPresenter) async {
        let id = card.id
        let done: Void? = await perform { store, me throws(StoreError) in
            try await store.setCard(id, deleted: true, by: me)
        }
        guard done != nil else { return }
        toasts.present("“\(card.title)” deleted", systemImage: "trash") {
            Button("Undo") {
                Task {
                    await self.perform { store, me throws(StoreError) in
                        try await store.setCard(id, deleted: false, by: me)
                    }
                }
            }
        }
    }
}
