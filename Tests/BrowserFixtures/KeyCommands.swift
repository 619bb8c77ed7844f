// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A container with commands of keys around fields and a card.
struct KeyCommands: View {
    @State private var name = "Anna"
    @State private var lines = "One\nTwo"
    @State private var log: [String] = []

    var body: some View {
        VStack {
            VStack {
                TextField("Name", text: $name)
                TextEditor(text: $lines).accessibilityLabel("Lines")
                Text("Card").focusable().accessibilityIdentifier("card")
            }
            .onDeleteCommand { log.append("delete") }
            .onMoveCommand { log.append("\($0)") }
            .onKeyPress(.return) {
                log.append("return")
                return .handled
            }
            .onKeyPress(.home) {
                log.append("home")
                return .handled
            }
            Button("Larger") { log.append("larger") }.keyboardShortcut("+")
            Text("[\(name)] [\(lines)]")
            Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
        }
        .padding()
    }
}
