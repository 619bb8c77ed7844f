// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A field and an editor whose selection the app knows.
struct TextSelections: View {
    @State private var name = "Ada Lovelace"
    @State private var notes = "one two three"
    @State private var inName: TextSelection?
    @State private var inNotes: TextSelection?
    @FocusState private var isTyping: Bool

    var body: some View {
        VStack(spacing: 12) {
            TextField("Name", text: $name, selection: $inName)
                .focused($isTyping)
            Text("In name <\(words(inName, of: name))>")
            TextEditor(text: $notes, selection: $inNotes)
                .frame(height: 80)
                .accessibilityLabel("Notes")
            Text("In notes <\(words(inNotes, of: notes))>")
            Button("Last word") {
                let start = name.lastIndex(of: " ").map(name.index(after:)) ?? name.startIndex
                inName = TextSelection(range: start..<name.endIndex)
                isTyping = true
            }
            Button("Quote") {
                guard case .selection(let range) = inNotes?.indices else { return }
                notes.replaceSubrange(range, with: "«\(notes[range])»")
            }
            Text("Notes are \(notes)")
        }
        .padding()
    }

    private func words(_ selection: TextSelection?, of text: String) -> String {
        guard case .selection(let range) = selection?.indices else { return "nothing" }
        return range.upperBound <= text.endIndex ? String(text[range]) : "outside"
    }
}
