// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FieldsExample: View {
    @State private var name = ""
    @State private var password = ""
    @State private var notes = "Write as much as you like."

    var body: some View {
        Example(
            "Text fields", "The browser owns typed text, so a slow connection loses no keystroke.",
            code: """
                TextField("Your name", text: $name)
                    .textFieldStyle(.roundedBorder)
                SecureField("Password", text: $password)
                TextEditor(text: $notes)
                """
        ) {
            VStack(alignment: .leading, spacing: 12) {
                TextField("Your name", text: $name)
                    .textFieldStyle(.roundedBorder)
                SecureField("Password", text: $password)
                    .textFieldStyle(.roundedBorder)
                TextEditor(text: $notes)
                    .accessibilityLabel("Notes")
                    .frame(height: 84)
                    .border(Color(.separator))
                Text(name.isEmpty ? "Nobody has said hello." : "Hello, \(name)!")
            }
        }
    }
}
