// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PaletteExample: View {
    @State private var isShown = false
    @State private var last = ""

    var body: some View {
        Example(
            "Command palette",
            "Type some of the letters, such as \"nca\". Cities are found by a search that takes time.",
            code: """
                Button("Find…") { isShown = true }
                    .keyboardShortcut("k")
                    .commandPalette(
                        isPresented: $isShown, prompt: "Commands and cities", commands: commands,
                        search: { words in await cities(containing: words) }
                    )
                """
        ) {
            VStack(spacing: 12) {
                Button("Find…") { isShown = true }
                    .keyboardShortcut("k")
                    .commandPalette(
                        isPresented: $isShown, prompt: "Commands and cities", commands: commands,
                        search: { words in await cities(containing: words) }
                    )
                    .buttonStyle(.borderedProminent)
                Text(last.isEmpty ? "Nothing chosen yet." : "Chosen: \(last)").foregroundStyle(.secondary)
            }
        }
    }

    private var commands: [PaletteCommand] {
        [
            PaletteCommand("New Card", systemImage: "plus", group: "Board", shortcut: KeyboardShortcut("n")) {
                last = "New Card"
            },
            PaletteCommand(
                "Invite People", subtitle: "By mail or by link", systemImage: "person.badge.plus", group: "Board",
                keywords: ["share"]
            ) { last = "Invite People" },
            PaletteCommand("Archive Done Cards", systemImage: "archivebox", group: "Board") { last = "Archive" },
            PaletteCommand("Dark Appearance", systemImage: "moon", group: "Settings") { last = "Dark Appearance" },
            PaletteCommand("Notifications", systemImage: "bell", group: "Settings") { last = "Notifications" },
        ]
    }

    private func cities(containing words: String) async -> [PaletteCommand] {
        guard !words.isEmpty else { return [] }
        try? await Task.sleep(for: .milliseconds(400))
        return ["Amsterdam", "Berlin", "Cairo", "Kyoto", "Lima", "Nairobi", "Oslo", "Toronto"]
            .filter { $0.localizedCaseInsensitiveContains(words) }
            .map { city in PaletteCommand(city, systemImage: "building.2", group: "Cities") { last = city } }
    }
}
