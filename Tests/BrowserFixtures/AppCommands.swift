// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A page with a sidebar whose scene has commands. They act through what the page has focused.
struct AppCommands: View {
    @State private var lines: [String] = []
    @State private var note = "note"
    @State private var showsSheet = false

    var body: some View {
        NavigationSplitView {
            List(1..<4, id: \.self) { Text("Item \($0)") }
        } detail: {
            VStack {
                Text("log: \(lines.joined(separator: " "))")
                TextField("Note", text: $note).focusedValue(\.fixtureNote, $note)
                Button("Sheet") { showsSheet = true }
                Menu("Own") {
                    Button("Hidden") { lines.append("hidden") }.keyboardShortcut("h", modifiers: [.command, .shift])
                }
            }
        }
        .focusedSceneValue(\.fixtureLog, $lines)
        .sheet(isPresented: $showsSheet) { Button("Done") { showsSheet = false } }
    }
}

/// The commands of that page. The windows of the other fixtures have none, and so no menu bar.
struct FixtureCommands: Commands {
    @Environment(\.request) private var request
    @State private var isLoud = false
    @FocusedBinding(\.fixtureLog) private var log
    @FocusedBinding(\.fixtureNote) private var note

    var body: some Commands {
        if ChosenFixture.name(in: request) != "app-settings" {
            CommandGroup(replacing: .appSettings) {}
        }
        if ChosenFixture.name(in: request) == "app-commands" {
            CommandGroup(replacing: .newItem) {
                Button("New Note") { log?.append("new") }.keyboardShortcut("k")
            }
            CommandGroup(after: .importExport) {
                Button("Import") { log?.append("import") }.keyboardShortcut("i", modifiers: [.command, .shift])
            }
            CommandMenu("Note") {
                Button("Shout") { note?.append("!") }.keyboardShortcut("e").disabled(note == nil)
                Toggle("Loud", isOn: $isLoud)
                Menu("More") {
                    Button("Deep") { log?.append("deep") }.keyboardShortcut("d", modifiers: [.option, .command])
                }
            }
            SidebarCommands()
        }
    }
}

private struct LogKey: FocusedValueKey { typealias Value = Binding<[String]> }
private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var fixtureLog: Binding<[String]>? {
        get { self[LogKey.self] }
        set { self[LogKey.self] = newValue }
    }
    fileprivate var fixtureNote: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}
