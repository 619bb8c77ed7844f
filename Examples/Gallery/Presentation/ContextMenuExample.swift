// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ContextMenuExample: View {
    @State private var colour = Color.teal
    @State private var isRound = false

    var body: some View {
        Example(
            "Context menu", "The secondary button, a long press, or the menu key.",
            code: """
                RoundedRectangle(cornerRadius: isRound ? 60 : 12)
                    .fill(colour)
                    .contextMenu {
                        Button("Orange") { colour = .orange }
                        Button("Teal") { colour = .teal }
                        Toggle("Round", isOn: $isRound)
                    }
                """
        ) {
            RoundedRectangle(cornerRadius: isRound ? 60 : 12)
                .fill(colour)
                .frame(width: 120, height: 120)
                .contextMenu {
                    Button("Orange") { colour = .orange }
                    Button("Teal") { colour = .teal }
                    Toggle("Round", isOn: $isRound)
                }
                .accessibilityLabel("A tile with a context menu")
        }
    }
}
