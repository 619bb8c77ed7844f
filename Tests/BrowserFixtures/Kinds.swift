// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A command palette, a hover card, a tour, and toasts at the sides.
struct Kinds: View {
    @State private var showsPalette = false
    @State private var tour = Tour(steps: 2)
    @State private var chosen = "nothing"
    @State private var presses = 0
    @Environment(\.toastPresenter) private var toastPresenter

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                Button("Find") { showsPalette = true }.keyboardShortcut("k")
                Text("chosen: \(chosen)")
                Button("Ada") {}.hoverCard { Text("Countess of Lovelace").padding() }
                Button("Guide") { tour.start() }
                Button("First") { presses += 1 }
                    .tourStep(0, of: $tour, "The first", message: "It counts.")
                Button("Beside") { presses += 10 }
                Text("presses: \(presses)")
                HStack {
                    Button("At Start") { toastPresenter.present("Started", style: .standard(placement: .leading)) }
                    Button("At End") { toastPresenter.present("Ended", style: .standard(placement: .trailing)) }
                    Button("Mail") {
                        toastPresenter.present("Letter", group: "mail", placement: .top) { "\($0) letters" }
                    }
                    Button("Archive") {
                        Task {
                            let result = await toastPresenter.ask(
                                "Archived", choices: [DialogChoice("Undo", returns: "undone")])
                            chosen = result.answer ?? "no answer"
                        }
                    }
                }
                Color.clear.frame(height: 1200)
                Button("Far away") { presses += 100 }
                    .tourStep(1, of: $tour, "The last")
            }
            .frame(maxWidth: .infinity)
            .padding()
        }
        .commandPalette(isPresented: $showsPalette, prompt: "Find anything", commands: commands) { words in
            guard !words.isEmpty else { return [] }
            return [PaletteCommand("Search for \(words)", group: "Web") { chosen = "search \(words)" }]
        }
    }

    private var commands: [PaletteCommand] {
        ["New Card", "Night Mode", "Narrow View"].map { title in
            PaletteCommand(title, group: "Actions", shortcut: title == "New Card" ? KeyboardShortcut("j") : nil) {
                chosen = title
            }
        }
    }
}
