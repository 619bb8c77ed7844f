// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DialogPlayground: View {
    private static let visibilities: [Choice<Visibility>] = [
        Choice("Automatic", ".automatic", .automatic),
        Choice("Visible", ".visible", .visible),
        Choice("Hidden", ".hidden", .hidden),
    ]

    @State private var asks = false
    @State private var answer = "Not asked yet"
    @State private var title = visibilities[0]
    @State private var role = Choice.roles[0]
    @State private var severity = Choice.severities[0]
    @State private var icon = Choice.icons[0]
    @State private var hasMessage = true

    var body: some View {
        Playground(
            "A confirmation dialog and its options", "From the bottom of a narrow window, in the middle of a wide one.",
            code: """
                .confirmationDialog("Delete the album?", isPresented: $asks, titleVisibility: \(title.code)) {
                    Button("Delete Album", role: \(role.code)) { answer = "Album deleted" }
                    Button("Archive Album") { answer = "Album archived" }
                } message: {
                    if hasMessage { Text("The photos stay in the library.") }
                }
                .dialogIcon(\(icon.code))
                .dialogSeverity(\(severity.code))
                """
        ) {
            VStack(spacing: 12) {
                Button("Present Dialog") { asks = true }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                Text(answer).font(.footnote).foregroundStyle(.secondary)
            }
            .confirmationDialog("Delete the album?", isPresented: $asks, titleVisibility: title.value) {
                Button("Delete Album", role: role.value) { answer = "Album deleted" }
                Button("Archive Album") { answer = "Album archived" }
            } message: {
                if hasMessage { Text("The photos stay in the library.") }
            }
            .dialogIcon(icon.value)
            .dialogSeverity(severity.value)
        } options: {
            ChoiceOption("Title", Self.visibilities, $title)
            ChoiceOption("Role of Delete", Choice.roles, $role)
            ChoiceOption("Icon", Choice.icons, $icon)
            ChoiceOption("Severity", Choice.severities, $severity)
            ToggleOption("A message", $hasMessage)
        }
    }
}
