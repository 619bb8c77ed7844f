// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct MenuExample: View {
    @State private var chosen = "nothing"
    @State private var isOpen = false

    var body: some View {
        Example(
            "Menus and disclosure", "More, when it is asked for.",
            code: """
                Menu("Actions", systemImage: "ellipsis.circle") {
                    Button("Duplicate") { chosen = "duplicate" }
                    Button("Delete", role: .destructive) { chosen = "delete" }
                }
                DisclosureGroup("Details", isExpanded: $isOpen) {
                    Text("Everything that did not fit above.")
                }
                """
        ) {
            VStack(spacing: 16) {
                Menu("Actions", systemImage: "ellipsis.circle") {
                    Button("Duplicate") { chosen = "duplicate" }
                    Button("Delete", role: .destructive) { chosen = "delete" }
                }
                Text("You chose \(chosen).").font(.footnote).foregroundStyle(.secondary)
                DisclosureGroup("Details", isExpanded: $isOpen) {
                    Text("Everything that did not fit above.")
                }
            }
        }
    }
}
