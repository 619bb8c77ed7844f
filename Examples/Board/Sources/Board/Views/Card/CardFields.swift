// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The fields of a card.
struct CardFields: View {
    let desk: Desk
    let card: Card

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            TitleField(desk: desk, card: card)
            VStack(spacing: 12) {
                LabeledContent("Column") {
                    Picker("Column", selection: column) {
                        ForEach(desk.board.columns) { Text($0.title).tag($0.id) }
                    }
                    .labelsHidden()
                }
                LabeledContent("Assignee") {
                    Picker("Assignee", selection: assignee) {
                        Text("Nobody").tag(Int64?.none)
                        ForEach(desk.board.people.filter { $0.isActive || $0.id == card.assigneeID }) {
                            Text($0.name).tag(Int64?.some($0.id))
                        }
                    }
                    .labelsHidden()
                }
                LabeledContent("Due") { due }.hiddenInPrint(card.due == nil)
            }
            LabelEditor(desk: desk, card: card)
            DescriptionField(desk: desk, card: card)
        }
    }

    private func change(_ change: CardChange) {
        let (desk, id, version) = (desk, card.id, card.version(of: change.field))
        Task { await desk.change(id, change, readAt: version) }
    }

    private var column: Binding<Int64> {
        Binding(
            get: { card.columnID },
            set: { column in
                let (desk, id) = (desk, card.id)
                Task { await desk.move(id, to: column, at: .max) }
            })
    }

    private var assignee: Binding<Int64?> { Binding(get: { card.assigneeID }, set: { change(.assignee($0)) }) }

    @ViewBuilder private var due: some View {
        if let day = card.due, let date = DueDay.date(day) {
            HStack(spacing: 8) {
                DatePicker(
                    "Due", selection: Binding(get: { date }, set: { change(.due(DueDay.text($0))) }),
                    displayedComponents: .date
                )
                .labelsHidden()
                .environment(\.timeZone, .gmt)
                Button("Remove due date", systemImage: "xmark.circle.fill") { change(.due(nil)) }
                    .labelStyle(.iconOnly).buttonStyle(.plain).foregroundStyle(.tertiary)
                    .hiddenInPrint()
            }
        } else {
            Button("Add Date") { change(.due(DueDay.text(Date()))) }
        }
    }
}

/// The title, which is stored when the field loses the focus.
private struct TitleField: View {
    let desk: Desk
    let card: Card
    @State private var draft: String?
    @State private var version = 0
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Title", text: Binding(get: { draft ?? card.title }, set: { draft = $0 }), axis: .vertical)
            .font(.title2.bold())
            .textFieldStyle(.plain)
            .focused($isFocused)
            .onSubmit { save() }
            .onChange(of: isFocused) {
                desk.edit(.title, of: card.id, isFocused)
                if isFocused {
                    version = card.version(of: .title)
                } else {
                    save()
                }
            }
    }

    private func save() {
        guard let text = draft, text != card.title else { return draft = nil }
        let (desk, id, version) = (desk, card.id, version)
        Task {
            await desk.change(id, .title(text.trimmingCharacters(in: .whitespacesAndNewlines)), readAt: version)
            draft = nil
            self.version = desk.board.card(id)?.version(of: .title) ?? version
        }
    }
}
