// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FieldsExample: View {
    @State private var name = ""
    @State private var password = ""
    @State private var notes = "Write as much as you like."
    @State private var selection: TextSelection?

    var body: some View {
        Example(
            "Text fields", "The browser owns typed text, so a slow connection loses no keystroke.",
            code: """
                TextField("Your name", text: $name)
                    .textFieldStyle(.roundedBorder)
                SecureField("Password", text: $password)
                TextEditor(text: $notes, selection: $selection)
                """
        ) {
            VStack(alignment: .leading, spacing: 12) {
                TextField("Your name", text: $name)
                    .textFieldStyle(.roundedBorder)
                SecureField("Password", text: $password)
                    .textFieldStyle(.roundedBorder)
                TextEditor(text: $notes, selection: $selection)
                    .accessibilityLabel("Notes")
                    .frame(height: 84)
                    .border(Color(.separator))
                Text("Selected characters: \(selectedCharacters)")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                Text(name.isEmpty ? "Nobody has said hello." : "Hello, \(name)!")
            }
        }
    }

    private var selectedCharacters: Int {
        guard case .selection(let range) = selection?.indices else { return 0 }
        return notes[range.clamped(to: notes.startIndex..<notes.endIndex)].count
    }
}
