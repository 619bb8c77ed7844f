// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Files, comments and the history of a card.
struct CardDiscussion: View {
    let desk: Desk
    let card: Card
    let isOpen: Bool
    @State private var details = CardDetails()
    @State private var comment = ""
    @State private var showsHistory = false

    var body: some View {
        VStack(alignment: .leading, spacing: 22) {
            AttachmentList(desk: desk, card: card, attachments: details.attachments, canChange: isOpen && desk.canEdit)
                .hiddenInPrint(details.attachments.isEmpty)
            VStack(alignment: .leading, spacing: 12) {
                Text("Comments").font(.headline)
                ForEach(details.comments) { comment in
                    CommentRow(
                        desk: desk, comment: comment,
                        canChange: isOpen && desk.canEdit && comment.personID == desk.member.id)
                }
                if isOpen, desk.canEdit {
                    HStack(alignment: .bottom) {
                        TextField("Comment", text: $comment, axis: .vertical)
                            .textFieldStyle(.roundedBorder)
                        Button("Send", systemImage: "paperplane.fill") { send() }
                            .labelStyle(.iconOnly)
                            .disabled(comment.allSatisfy(\.isWhitespace))
                    }
                    .hiddenInPrint()
                }
            }
            .hiddenInPrint(details.comments.isEmpty)
            DisclosureGroup("History", isExpanded: $showsHistory) {
                VStack(alignment: .leading, spacing: 10) {
                    ForEach(details.history) { HistoryRow(entry: $0, person: desk.board.person($0.personID)) }
                }
                .padding(.top, 8)
            }
            .hiddenInPrint(!showsHistory)
        }
        .task(id: desk.board.revision) {
            do { details = try await desk.board.store.details(of: card.id) } catch {
                // The next revision ends this task and begins another one.
                if !Task.isCancelled { desk.problem = error.localizedDescription }
            }
        }
    }

    private func send() {
        let (desk, id, text) = (desk, card.id, comment)
        Task {
            let done: Void? = await desk.perform { store, me throws(StoreError) in
                try await store.addComment(text, to: id, by: me)
            }
            // A comment that was not stored stays in its field.
            if done != nil { comment = "" }
        }
    }
}

private struct HistoryRow: View {
    let entry: HistoryEntry
    let person: Person?

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("\(person?.name ?? "Somebody") \(entry.action)").font(.subheadline)
            if let words {
                Text(words).font(.footnote).foregroundStyle(.secondary).lineLimit(3)
            }
            Text(entry.createdAt, format: .dateTime.month().day().hour().minute())
                .font(.caption).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }

    private var words: String? {
        switch (entry.before ?? "", entry.after ?? "") {
        case ("", ""): nil
        case (let before, ""): before
        case ("", let after): after
        case (let before, let after): "\(before) → \(after)"
        }
    }
}
