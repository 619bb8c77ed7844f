// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ContextMenuExample: View {
    @State private var color = Color.teal
    @State private var isRound = false

    var body: some View {
        Example(
            "Context menu", "The secondary button, a long press, or the menu key.",
            code: """
                RoundedRectangle(cornerRadius: isRound ? 60 : 12)
                    .fill(color)
                    .contextMenu {
                        Button("Orange") { color = .orange }
                        Button("Teal") { color = .teal }
                        Toggle("Round", isOn: $isRound)
                    }
                """
        ) {
            RoundedRectangle(cornerRadius: isRound ? 60 : 12)
                .fill(color)
                .frame(width: 120, height: 120)
                .contextMenu {
                    Button("Orange") { color = .orange }
                    Button("Teal") { color = .teal }
                    Toggle("Round", isOn: $isRound)
                }
                .accessibilityLabel("A tile with a context menu")
        }
    }
}
