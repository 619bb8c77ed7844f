// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PreparedExample: View {
    @State private var isWriting = false

    var body: some View {
        Example(
            "Prepared presentations",
            "The first button says what it presents. The server sends the sheet when you point at the button, and the press opens it "
                + "without a round trip, also on a slow line. The second one asks the server first.",
            code: """
                Button("Write a Note", presents: $isWriting)
                """
        ) {
            HStack(spacing: 12) {
                Button("Write a Note", presents: $isWriting)
                    .buttonStyle(.borderedProminent)
                Button("Ask First") { isWriting = true }
                    .buttonStyle(.bordered)
            }
            .sheet(isPresented: $isWriting) { Note() }
        }
    }
}

private struct Note: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        SheetBody("New note") {
            TextField("Note", text: $text)
                .textFieldStyle(.roundedBorder)
                .focused($isFocused)
                .defaultFocus($isFocused, true)
        }
    }
}
