// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// An opened card. If somebody deletes it meanwhile, the page says so and stays.
struct CardPage: View {
    let desk: Desk
    let id: Int64
    let close: @MainActor () -> Void
    /// The card as it was before it was deleted.
    @State private var last: Card?
    @Environment(\.printPage) private var printPage

    private var card: Card? { desk.board.card(id) }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 22) {
                    viewers
                    if let card = card ?? last {
                        if self.card == nil { removed(card) }
                        CardFields(desk: desk, card: card).disabled(self.card == nil || !desk.canEdit)
                        CardDiscussion(desk: desk, card: card, isOpen: self.card != nil)
                    } else if desk.board.isLoaded {
                        ContentUnavailableView(
                            "This Card Is Gone", systemImage: "rectangle.portrait.slash",
                            description: Text("Somebody has deleted it, or the link is wrong."))
                    }
                }
                .padding(.horizontal, 20).padding(.vertical, 16)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .navigationTitle("Card")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close", action: close) }
                if let card {
                    ToolbarItem(placement: .primaryAction) {
                        Menu("Card Actions", systemImage: "ellipsis.circle") {
                            Button("Print", systemImage: "printer") { printPage() }
                            CardMenu(desk: desk, card: card)
                        }
                    }
                }
            }
        }
        .onAppear {
            last = card
            desk.look(at: id)
        }
        .onDisappear { desk.leave(id) }
        .onChange(of: card) { last = card ?? last }
    }

    @ViewBuilder private var viewers: some View {
        let viewers = desk.board.presence.people(at: id).viewers(except: desk.member.id)
        if let first = viewers.first {
            HStack(spacing: 8) {
                ForEach(viewers, id: \.person.id) { Avatar(person: $0.person, size: 26) }
                Text(first.words).font(.footnote).foregroundStyle(first.isEditing ? Color.orange : .secondary)
            }
            .hiddenInPrint()
        }
    }

    private func removed(_ card: Card) -> some View {
        HStack(spacing: 12) {
            Image(systemName: "trash").foregroundStyle(.red).accessibilityHidden(true)
            Text("This card was deleted.").frame(maxWidth: .infinity, alignment: .leading)
            if desk.canEdit {
                Button("Bring Back") {
                    let (desk, id) = (desk, card.id)
                    Task { await desk.restore(.card(id)) }
                }
                .buttonStyle(.bordered)
                .hiddenInPrint()
            }
        }
        .padding(12)
        .background(Color.red.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }
}
