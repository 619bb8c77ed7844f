// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PaletteAction: Identifiable {
    let title: String
    let symbol: String
    let perform: () -> Void

    var id: String { title }
}

/// Finds cards and actions by their words. Return takes the first one.
struct PalettePage: View {
    let desk: Desk
    let actions: [PaletteAction]
    let open: (Int64) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var words = ""
    @FocusState private var isFocused: Bool

    private var foundActions: [PaletteAction] {
        actions.filter { words.isEmpty || $0.title.localizedStandardContains(words) }
    }

    private var foundCards: [Card] {
        Array((desk.board.contents?.cards ?? []).filter { $0.matches(words) }.prefix(20))
    }

    var body: some View {
        VStack(spacing: 0) {
            TextField("Find anything", text: $words, prompt: Text("Cards and actions"))
                .font(.title3).textFieldStyle(.plain)
                .padding(16)
                .focused($isFocused)
                .onSubmit { takeFirst() }
            Divider()
            List {
                ForEach(foundActions) { action in
                    Button {
                        dismiss()
                        action.perform()
                    } label: {
                        Label(action.title, systemImage: action.symbol)
                    }
                }
                ForEach(foundCards) { card in
                    Button {
                        dismiss()
                        open(card.id)
                    } label: {
                        Label(card.title, systemImage: "rectangle.portrait")
                    }
                }
            }
            .listStyle(.plain)
            .buttonStyle(.plain)
        }
        .defaultFocus($isFocused, true)
        .accessibilityLabel("Find anything")
        .presentationDetents([.medium])
    }

    private func takeFirst() {
        dismiss()
        if let action = foundActions.first { return action.perform() }
        if let card = foundCards.first { open(card.id) }
    }
}
