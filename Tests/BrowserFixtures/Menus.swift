// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Menus inside something that clips, with everything that may stand in one.
struct Menus: View {
    @State private var chosen = "nothing"
    @State private var isHidden = false
    @State private var size = 1
    @State private var asks = false

    var body: some View {
        VStack(spacing: 20) {
            Text("Chosen \(chosen)")
            Text("Size \(size), \(isHidden ? "hidden" : "shown")")
            Button("Before") { chosen = "before" }.keyboardShortcut(.cancelAction)
            ScrollView {
                Menu("Sort") {
                    Button("Apple") { chosen = "apple" }
                    Button("Argon") { chosen = "argon" }
                    Button("Off") { chosen = "off" }.disabled(true)
                    Menu("Share") {
                        Button("Mail") { chosen = "mail" }
                        Button("Archive") { chosen = "archive" }
                    }
                    Divider()
                    Toggle("Hidden files", isOn: $isHidden).menuActionDismissBehavior(.disabled)
                    Section("Size") {
                        Picker("Size", selection: $size) {
                            Text("Small").tag(1)
                            Text("Large").tag(2)
                        }
                    }
                    Button("Élan, then ask…", role: .destructive) { asks = true }
                }
                .buttonStyle(.bordered)
            }
            .frame(height: 44)
            Menu("Save") {
                Button("Save as…") { chosen = "save as" }
            } primaryAction: {
                chosen = "save"
            }
            Button("After") { chosen = "after" }
            Spacer()
            Menu("Long", systemImage: "list.bullet") {
                ForEach(0..<60, id: \.self) { number in Button("Item \(number)") { chosen = "item \(number)" } }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .alert("Really?", isPresented: $asks) { Button("Yes") { chosen = "yes" } }
    }
}

/// Context menus on rows, one with a preview, beside something without one.
struct ContextMenus: View {
    @State private var chosen = "nothing"

    var body: some View {
        VStack(spacing: 24) {
            Text("Chosen \(chosen)")
            ForEach(["One", "Two"], id: \.self) { name in
                Button("Row \(name)") { chosen = "row \(name)" }
                    .buttonStyle(.bordered)
                    .contextMenu {
                        Button("Rename \(name)") { chosen = "rename \(name)" }
                        Menu("More") { Button("Copy \(name)") { chosen = "copy \(name)" } }
                        Button("Delete \(name)", role: .destructive) { chosen = "delete \(name)" }
                    }
            }
            Button("Picture") { chosen = "picture" }
                .buttonStyle(.borderedProminent)
                .contextMenu {
                    Button("Save it") { chosen = "saved" }
                } preview: {
                    Text("A large picture").font(.largeTitle).padding(60)
                }
            Text("Nothing to offer")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A list whose selection has a menu and something that a double click does.
struct SelectionMenus: View {
    @State private var selected: Set<String> = []
    @State private var done = "nothing"

    var body: some View {
        VStack {
            Text("Done \(done)")
            Text("Selected \(selected.sorted().joined(separator: " "))")
            List(["Ann", "Bob", "Cid"], id: \.self, selection: $selected) { Text($0) }
                .frame(height: 300)
                .contextMenu(forSelectionType: String.self) { names in
                    if !names.isEmpty {
                        Button("Greet \(names.count)") { done = "greet \(names.sorted().joined(separator: " "))" }
                    }
                } primaryAction: { names in
                    done = "open \(names.sorted().joined(separator: " "))"
                }
        }
        .padding()
    }
}
