// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AlertPlayground: View {
    private static let messages: [Choice<String>] = [
        Choice("Short", "\"It cannot be undone.\"", "It cannot be undone."),
        Choice("None", "\"\"", ""),
        Choice(
            "Long",
            "\"Everything in it is removed from this device, from all your other devices, and from the devices of those whom you have shared it with. It cannot be undone.\"",
            "Everything in it is removed from this device, from all your other devices, and from the devices of those whom you have shared it with. It cannot be undone."
        ),
    ]

    @State private var asks = false
    @State private var name = ""
    @State private var answer = "Not asked yet"
    @State private var message = messages[0]
    @State private var role = Choice.roles[0]
    @State private var severity = Choice.severities[0]
    @State private var icon = Choice.icons[0]
    @State private var asksName = false
    @State private var hasThird = false

    var body: some View {
        Playground(
            "An alert and its options", "Two buttons are side by side, and three are stacked.",
            code: """
                .alert("Delete the album?", isPresented: $asks) {
                    if asksName { TextField("Name of the album", text: $name) }
                    Button("Delete", role: \(role.code)) { answer = "Deleted" }
                    if hasThird { Button("Archive") { answer = "Archived" } }
                    Button("Cancel", role: .cancel) { answer = "Canceled" }
                } message: {
                    Text(\(message.code))
                }
                .dialogIcon(\(icon.code))
                .dialogSeverity(\(severity.code))
                """
        ) {
            VStack(spacing: 12) {
                Button("Present Alert") { asks = true }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                Text(answer).font(.footnote).foregroundStyle(.secondary)
            }
            .alert("Delete the album?", isPresented: $asks) {
                if asksName { TextField("Name of the album", text: $name) }
                Button("Delete", role: role.value) { answer = "Deleted" }
                if hasThird { Button("Archive") { answer = "Archived" } }
                Button("Cancel", role: .cancel) { answer = "Canceled" }
            } message: {
                Text(message.value)
            }
            .dialogIcon(icon.value)
            .dialogSeverity(severity.value)
        } options: {
            ChoiceOption("Message", Self.messages, $message)
            ChoiceOption("Role of Delete", Choice.roles, $role)
            ChoiceOption("Icon", Choice.icons, $icon)
            ChoiceOption("Severity", Choice.severities, $severity)
            ToggleOption("A text field", $asksName)
            ToggleOption("A third button", $hasThird)
        }
    }
}
