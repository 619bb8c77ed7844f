// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The part of a card that its tile shows.
struct CardFacts: Equatable {
    let card: Card
    let comments: Int
    let files: Int
    let assignee: Person?
}

extension LiveBoard {
    func facts(of card: Card) -> CardFacts {
        CardFacts(
            card: card, comments: contents?.comments[card.id] ?? 0, files: contents?.attachments[card.id] ?? 0,
            assignee: person(card.assigneeID))
    }
}

/// A card in its column. Each change of the board makes all tiles anew, and only those that show something else are
/// evaluated.
struct CardTile: View, @MainActor Equatable {
    let desk: Desk
    let shown: CardFacts
    let open: @MainActor () -> Void

    static func == (left: CardTile, right: CardTile) -> Bool { left.desk === right.desk && left.shown == right.shown }

    private var card: Card { shown.card }
    private var comments: Int { shown.comments }
    private var files: Int { shown.files }
    private var viewers: [Viewer] { desk.board.presence.people(at: card.id).viewers(except: desk.member.id) }

    var body: some View {
        Button(action: open) {
            VStack(alignment: .leading, spacing: 8) {
                if !card.labels.isEmpty { LabelRow(labels: card.labels) }
                Text(card.title).font(.subheadline.weight(.medium)).multilineTextAlignment(.leading)
                if hasFacts { facts }
            }
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(.tertiarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
            .shadow(color: .black.opacity(0.06), radius: 2, y: 1)
            .overlay(alignment: .topTrailing) { presence.hiddenInPrint() }
        }
        .buttonStyle(.plain)
        .contextMenu { CardMenu(desk: desk, card: card) }
        .draggable(CardReference(id: card.id, title: card.title))
    }

    private var hasFacts: Bool {
        card.due != nil || comments > 0 || files > 0 || !card.text.isEmpty || card.assigneeID != nil
    }

    private var facts: some View {
        HStack(spacing: 10) {
            if let due = card.due { DueBadge(due: due) }
            if !card.text.isEmpty { Image(systemName: "text.alignleft").accessibilityLabel("Has a description") }
            if comments > 0 {
                Fact(
                    symbol: "bubble.left", number: comments, words: comments == 1 ? "1 comment" : "\(comments) comments"
                )
            }
            if files > 0 { Fact(symbol: "paperclip", number: files, words: files == 1 ? "1 file" : "\(files) files") }
            Spacer(minLength: 0)
            if let person = shown.assignee { Avatar(person: person) }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }

    @ViewBuilder private var presence: some View {
        if !viewers.isEmpty {
            HStack(spacing: -6) {
                ForEach(viewers.prefix(3), id: \.person.id) { viewer in
                    Avatar(person: viewer.person, size: 20, words: viewer.words)
                        .overlay(Circle().strokeBorder(viewer.isEditing ? Color.orange : .white, lineWidth: 1.5))
                }
            }
            .offset(x: 4, y: -6)
        }
    }
}

private struct Fact: View {
    let symbol: String
    let number: Int
    let words: String

    var body: some View {
        HStack(spacing: 3) {
            Image(systemName: symbol)
            Text("\(number)").monospacedDigit()
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words)
    }
}

struct LabelRow: View {
    let labels: [String]

    var body: some View {
        HStack(spacing: 6) {
            ForEach(labels, id: \.self) { label in
                Text(label)
                    .font(.caption.weight(.semibold)).lineLimit(1)
                    .foregroundStyle(.white)
                    .padding(.horizontal, 8).padding(.vertical, 2)
                    .background(LabelColor.of(label), in: Capsule())
            }
        }
    }
}

struct DueBadge: View {
    let due: String
    @Environment(\.locale) private var locale

    private var words: String { DueDay.words(due, locale: locale) }

    var body: some View {
        Label(words, systemImage: "calendar")
            .foregroundStyle(DueDay.isOver(due) ? Color.red : .secondary)
            .accessibilityLabel("Due \(words)")
    }
}
