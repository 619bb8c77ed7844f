// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A comment. Its author can change and delete it.
struct CommentRow: View {
    let desk: Desk
    let comment: Comment
    let canChange: Bool
    @RestorableState("comment") private var draft: String?

    private var person: Person? { desk.board.person(comment.personID) }

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            if let person { Avatar(person: person, size: 28) }
            VStack(alignment: .leading, spacing: 4) {
                header
                if let text = draft {
                    TextEditor(text: Binding(get: { text }, set: { draft = $0 }))
                        .accessibilityLabel("Text of the comment")
                        .frame(minHeight: 80)
                        .padding(6)
                        .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(Color(.separator)))
                        .leaveConfirmation(text != comment.text)
                    HStack {
                        Button("Save") { set(text) }.buttonStyle(.borderedProminent)
                        Button("Cancel") { draft = nil }
                    }
                } else {
                    MarkdownText(source: comment.text)
                }
            }
        }
    }

    private var header: some View {
        HStack(spacing: 6) {
            Text(person?.name ?? "Somebody").font(.subheadline.weight(.semibold))
            Text(comment.createdAt, format: .dateTime.month().day().hour().minute())
                .font(.footnote).foregroundStyle(.secondary)
            Spacer(minLength: 0)
            if canChange, draft == nil {
                Menu("Comment Actions", systemImage: "ellipsis") {
                    Button("Edit Comment", systemImage: "pencil") { draft = comment.text }
                    Button("Delete Comment", systemImage: "trash", role: .destructive) { set(nil) }
                }
                .labelStyle(.iconOnly)
                .hiddenInPrint()
            }
        }
    }

    private func set(_ text: String?) {
        let (desk, id) = (desk, comment.id)
        Task {
            let done: Void? = await desk.perform { store, me throws(StoreError) in
                try await store.setComment(id, to: text, by: me)
            }
            // A text that was not stored stays in its field.
            if done != nil { draft = nil }
        }
    }
}
