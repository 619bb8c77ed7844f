// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A list with an outline, a section that collapses, and a list that edits its collection.
struct Outlines: View {
    @State private var isExpanded = true
    @State private var chosen: String?
    @State private var steps = ["One", "Two", "Three"]

    var body: some View {
        VStack {
            List(selection: $chosen) {
                Section("Files", isExpanded: $isExpanded) {
                    OutlineGroup(Node.all, children: \.children) { Text($0.id) }
                }
                .sectionActions { Button("New File") {} }
                Section("Other") {
                    Text("Free").tag("Free")
                    Text("Fixed").tag("Fixed").selectionDisabled()
                    Text("Mail").tag("Mail").badge(3)
                }
            }
            .badgeProminence(.increased)
            Text("Chosen \(chosen ?? "none")")
            List($steps, id: \.self, editActions: .all) { $step in Text(step) }.listRowSpacing(10)
            Text("Steps \(steps.joined(separator: " "))")
        }
    }
}

private struct Node: Identifiable {
    var id: String
    var children: [Node]?

    static let all = [
        Node(id: "Sources", children: [Node(id: "Core", children: [Node(id: "View.swift")]), Node(id: "App.swift")]),
        Node(id: "Notes"),
    ]
}
