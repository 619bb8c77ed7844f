// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The description: Markdown to read, and its source to write. A draft that meets another text becomes a conflict, and
/// the draft stays until it was resolved.
struct DescriptionField: View {
    let desk: Desk
    let card: Card
    @Environment(\.isEnabled) private var isEnabled
    // Text that was written and not stored outlives the process.
    @RestorableState("draft") private var draft: String?
    @RestorableState("version") private var version = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Description").font(.headline)
                Spacer()
                if draft == nil, isEnabled {
                    Button("Edit") {
                        draft = card.text
                        version = card.version(of: .text)
                    }
                    .accessibilityLabel("Edit description")
                    .hiddenInPrint()
                }
            }
            if let text = draft {
                TextEditor(text: Binding(get: { text }, set: { draft = $0 }))
                    .accessibilityLabel("Description")
                    .frame(minHeight: 160)
                    .padding(6)
                    .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(Color(.separator)))
                    .leaveConfirmation(text != card.text)
                HStack {
                    Button("Save") { save(text) }.buttonStyle(.borderedProminent)
                    Button("Cancel") { draft = nil }
                }
            } else if card.text.isEmpty {
                Text("No description").foregroundStyle(.secondary)
            } else {
                MarkdownText(source: card.text)
            }
        }
        .onChange(of: draft == nil, initial: true) { desk.edit(.text, of: card.id, draft != nil) }
        .onDisappear { desk.edit(.text, of: card.id, false) }
    }

    private func save(_ text: String) {
        let (desk, id, version) = (desk, card.id, version)
        Task {
            let isStored = await desk.change(id, .text(text), readAt: version)
            // The dialog of a conflict has the text from here on. After another failure the draft stays.
            if isStored || desk.conflict != nil { draft = nil }
        }
    }
}

/// Headings, lists and paragraphs of Markdown.
struct MarkdownText: View {
    let source: String

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(Array(source.split(separator: "\n").enumerated()), id: \.offset) { _, line in
                row(String(line))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private func row(_ line: String) -> some View {
        if let found = line.firstMatch(of: /^#{1,6} (.*)/) {
            Text(LocalizedStringKey(String(found.1))).font(.headline)
        } else if let found = line.firstMatch(of: /^\s*[-*] (.*)/) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text("•").foregroundStyle(.secondary)
                Text(LocalizedStringKey(String(found.1)))
            }
        } else {
            Text(LocalizedStringKey(line))
        }
    }
}
