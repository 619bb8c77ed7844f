// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AwaitedPickersExample: View {
    @Environment(\.presentationCoordinator) private var coordinator
    @State private var due = Date(timeIntervalSince1970: 1_767_254_400)
    @State private var color = Color(red: 0.2, green: 0.5, blue: 0.9)

    var body: some View {
        Example(
            "Pickers by a call", "A task waits for the choice. Any other dismissal is no answer.",
            code: """
                let result = await coordinator.pickDate("Due date", from: due, displayedComponents: .date)
                if let date = result.answer { due = date }
                """
        ) {
            VStack(spacing: 16) {
                Label {
                    Text(due, format: .dateTime.day().month(.wide).year())
                } icon: {
                    Circle().fill(color).frame(width: 14, height: 14)
                }
                AdaptiveRow {
                    Button("Due Date") { Task { await askForDate() } }
                    Button("Tint") { Task { await askForColor() } }
                }
                .buttonStyle(.bordered)
            }
        }
    }

    private func askForDate() async {
        let result = await coordinator.pickDate("Due date", from: due, displayedComponents: .date)
        if let date = result.answer { due = date }
    }

    private func askForColor() async {
        let result = await coordinator.pickColor("Color of the label", from: color)
        if let choice = result.answer { color = choice }
    }
}
