// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AnswerExample: View {
    @Environment(\.presentationCoordinator) private var coordinator
    @State private var seat = "no seat"

    var body: some View {
        Example(
            "Awaited answers", "The caller waits until the sheet, and then the alert, has answered.",
            code: #"""
                let result = await coordinator.present(type: .sheet, returning: String.self) { Seats() }
                guard let choice = result.answer else { return }
                let isSure = await coordinator.ask(
                    "Book seat \(choice)?",
                    choices: [
                        DialogChoice("Book", returns: true), DialogChoice("Cancel", role: .cancel, returns: false),
                    ])
                """#
        ) {
            Button("Choose a Seat") { Task { await choose() } }
                .buttonStyle(.borderedProminent)
            Text("You have booked \(seat).").font(.footnote).foregroundStyle(.secondary)
        }
    }

    private func choose() async {
        let result = await coordinator.present(type: .sheet, returning: String.self) { Seats() }
        guard let choice = result.answer else { return }
        let isSure = await coordinator.ask(
            "Book seat \(choice)?",
            choices: [
                DialogChoice("Book", returns: true), DialogChoice("Cancel", role: .cancel, returns: false),
            ])
        if isSure.answer == true { seat = "seat \(choice)" }
    }
}

private struct Seats: View {
    @Environment(\.presentationAnswer) private var answer

    var body: some View {
        SheetBody("Seats") {
            AdaptiveRow {
                ForEach(["7A", "7B", "7C"], id: \.self) { seat in
                    Button(seat) { answer(seat) }
                }
            }
            .buttonStyle(.bordered)
        }
    }
}
