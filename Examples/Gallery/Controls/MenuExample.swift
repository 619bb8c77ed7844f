// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct MenuExample: View {
    @State private var chosen = "nothing"
    @State private var order = 1
    @State private var showsHidden = false
    @State private var isOpen = false

    var body: some View {
        Example(
            "Menus and disclosure", "Actions and content that appear on demand.",
            code: """
                Menu("Actions", systemImage: "ellipsis.circle") {
                    Button("Duplicate") { chosen = "duplicate" }
                    Menu("Share") {
                        Button("Mail") { chosen = "mail" }
                    }
                    Divider()
                    Toggle("Hidden files", isOn: $showsHidden)
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
                    Menu("Share") {
                        Button("Mail") { chosen = "mail" }
                        Button("Message") { chosen = "message" }
                    }
                    Divider()
                    Toggle("Hidden files", isOn: $showsHidden)
                    Picker("Order", selection: $order) {
                        Text("By name").tag(1)
                        Text("By date").tag(2)
                    }
                    Button("Delete", role: .destructive) { chosen = "delete" }
                }
                .menuStyle(.button)
                Text("You chose \(chosen).").font(.footnote).foregroundStyle(.secondary)
                DisclosureGroup("Details", isExpanded: $isOpen) {
                    Text("Everything that did not fit above.")
                }
            }
        }
    }
}
