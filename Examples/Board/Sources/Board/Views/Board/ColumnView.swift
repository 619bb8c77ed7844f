// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A column, whose cards can be dragged to other places.
struct ColumnView: View {
    let desk: Desk
    let column: BoardColumn
    let open: (Int64) -> Void
    let add: @MainActor () -> Void
    @State private var isTargeted = false
    @State private var limit = Self.step
    /// A page with thousands of cards would take seconds to send and to lay out.
    private static let step = 100

    private var cards: [Card] { desk.cards(in: column.id) }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            header
            ForEach(cards.prefix(limit)) { card in
                CardTile(desk: desk, shown: desk.board.facts(of: card), open: { open(card.id) })
                    .equatable()
            }
            .dropDestination(for: CardReference.self) { dropped, index in
                guard let card = dropped.first else { return }
                Task { await desk.move(card.id, to: column.id, at: index) }
            }
            if cards.count > limit {
                Button("\(cards.count - limit) More Cards") { limit += Self.step }
                    .buttonStyle(.bordered)
                    .frame(maxWidth: .infinity)
                    .hiddenInPrint()
            }
            if cards.isEmpty {
                Text(desk.isFiltering ? "No card matches" : "No cards")
                    .font(.subheadline).foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, minHeight: 56)
            }
            if desk.canEdit {
                Button(action: add) {
                    Label("Add Card", systemImage: "plus").font(.subheadline.weight(.medium))
                }
                .buttonStyle(.borderless)
                .accessibilityLabel("Add card to \(column.title)")
                .padding(.horizontal, 4).padding(.top, 2)
                .hiddenInPrint()
            }
        }
        .padding(12)
        .frame(width: 290, alignment: .topLeading)
        .background(
            isTargeted ? AnyShapeStyle(.tint.opacity(0.12)) : AnyShapeStyle(Color.primary.opacity(0.05)),
            in: RoundedRectangle(cornerRadius: 16)
        )
        .dropDestination(for: CardReference.self) { dropped, _ in
            guard let card = dropped.first else { return false }
            Task { await desk.move(card.id, to: column.id, at: cards.count) }
            return true
        } isTargeted: {
            isTargeted = $0
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(column.title)
    }

    private var header: some View {
        HStack(spacing: 8) {
            Text(column.title).font(.headline).accessibilityAddTraits(.isHeader).lineLimit(1)
            Text("\(cards.count)")
                .font(.footnote.weight(.medium).monospacedDigit()).foregroundStyle(.secondary)
                .padding(.horizontal, 7).padding(.vertical, 2)
                .background(Color(.tertiarySystemFill), in: Capsule())
                .accessibilityLabel(cards.count == 1 ? "1 card" : "\(cards.count) cards")
            Spacer()
            if desk.canEdit { ColumnMenu(desk: desk, column: column).hiddenInPrint() }
        }
        .padding(.horizontal, 4)
    }
}

/// The value of a drag. Other programs get the title.
struct CardReference: Codable, Hashable, Transferable {
    let id: Int64
    let title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .boardCard)
        ProxyRepresentation(exporting: \.title)
    }
}

extension UTType {
    static let boardCard = UTType(exportedAs: "org.example.board.card", conformingTo: .json)
}
