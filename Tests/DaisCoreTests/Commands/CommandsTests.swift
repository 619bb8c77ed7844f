// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

private struct NoteKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var openNote: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

@MainActor
@Suite("Commands of scenes")
struct CommandsTests {
    /// Returns the menus of the menu bar with their items. Lines separate the groups.
    private func menus(_ screen: Screen) -> [String] {
        screen.all { $0.classes == "mn" && $0.parent?.classes == "mbar" }.map { menu in
            let list = menu.descendant { $0.attribute("role") == "menu" }
            let groups = (list?.children ?? []).map { group in
                items(in: group)
                    .map { $0.fullText + ($0.attribute("aria-disabled") == "true" ? " (off)" : "") }
                    .joined(separator: ", ")
            }
            return "\(menu.children[0].fullText): \(groups.joined(separator: " | "))"
        }
    }

    private func items(in element: Element) -> [Element] {
        element.children.flatMap {
            $0.attribute("role")?.hasPrefix("menuitem") == true ? [$0] : items(in: $0)
        }
    }

    /// Chooses an item of a closed menu, as its keys do.
    private func choose(_ name: String, in screen: Screen) throws {
        let item = screen.all { $0.fullText == name }.first { $0.attribute("role")?.hasPrefix("menuitem") == true }
        screen.send(.click, to: try #require(item))
    }

    private struct Everywhere: App {
        var body: some Scene {
            WindowGroup { Text("content") }
                .commands {
                    CommandGroup(after: .help) { Button("Contact") {} }
                    CommandGroup(replacing: .help) { Button("Guide") {} }
                    CommandMenu("Second") { Button("Two") {} }
                    CommandGroup(after: .newItem) { Button("Import") {} }
                    CommandGroup(before: .newItem) { Button("Open") {} }
                    CommandGroup(replacing: .saveItem) { Button("Not this") {} }
                    CommandGroup(replacing: .saveItem) { Button("Save") {} }
                    CommandGroup(replacing: .printItem) {}
                    CommandGroup(replacing: .undoRedo) {}
                    CommandMenu("Empty") {}
                    CommandMenu(Text("Third")) { Toggle("Three", isOn: .constant(true)) }
                }
        }
    }

    @Test("menus are in their order, with groups in their places, and empty ones are absent")
    func order() {
        #expect(
            menus(Screen(of: Everywhere.self)) == [
                "File: Open | Import | Save", "Second: Two", "Third: Three", "Help: Guide | Contact",
            ])
    }

    private struct Quiet: App {
        var body: some Scene {
            WindowGroup { Text("content") }
                .commands {}
                .commands { CommandGroup(replacing: .newItem) {} }
        }
    }

    private struct Bare: App {
        var body: some Scene { WindowGroup { Text("content") } }
    }

    @Test("a scene without visible commands has the page of a scene without any")
    func none() {
        #expect(Screen(of: Quiet.self).html == Screen(of: Bare.self).html)
    }

    private struct Layered: App {
        var body: some Scene {
            WindowGroup { Text("content") }
                .commands { CommandMenu("Inner") { Button("One") {} } }
                .environment(\.layoutDirection, .leftToRight)
                .commands { CommandMenu("Outer") { Button("Two") {} } }
        }
    }
    private struct Removed: App {
        var body: some Scene {
            WindowGroup { Text("content") }
                .commands { CommandMenu("Inner") { Button("One") {} } }
                .commandsRemoved()
        }
    }
    private struct Replaced: App {
        var body: some Scene {
            WindowGroup { Text("content") }
                .commands { CommandMenu("Inner") { Button("One") {} } }
                .commandsReplaced { CommandMenu("Other") { Button("Two") {} } }
        }
    }

    @Test("commands of several modifiers are in one bar, and can be removed and replaced")
    func modifiers() {
        let layered = Screen(of: Layered.self)
        #expect(menus(layered) == ["Inner: One", "Outer: Two"])
        #expect(layered.all { $0.classes == "mbar" }.count == 1)
        #expect(menus(Screen(of: Removed.self)) == [])
        #expect(menus(Screen(of: Replaced.self)) == ["Other: Two"])
    }

    private struct NoteCommands: Commands {
        @State private var count = 0
        @State private var isLong = false
        @FocusedValue(\.openNote) private var note

        var body: some Commands {
            CommandMenu("Note") {
                Button("Count \(count)") { count += 1 }
                Toggle("Long", isOn: $isLong)
                Button("Close \(note ?? "")") {}.disabled(note == nil)
            }
            if isLong {
                CommandMenu("Long") { Button("More") {} }
            } else {
                CommandGroup(after: .help) { Button("Short") {} }
            }
        }
    }
    private struct Writer: View {
        @State private var note: String?
        var body: some View {
            VStack {
                Button("Open") { note = "one" }
                Text("content")
            }
            .focusedSceneValue(\.openNote, note)
        }
    }
    private struct Writing: App {
        var body: some Scene { WindowGroup { Writer() }.commands { NoteCommands() } }
    }

    @Test("commands have state, follow focused values, and come and go with their conditions")
    func state() throws {
        let screen = Screen(of: Writing.self)
        #expect(menus(screen) == ["Note: Count 0, Long, Close  (off)", "Help: Short"])
        try choose("Count 0", in: screen)
        screen.button("Open").tap()
        #expect(menus(screen) == ["Note: Count 1, Long, Close one", "Help: Short"])
        try choose("Long", in: screen)
        #expect(menus(screen) == ["Note: Count 1, Long, Close one", "Long: More"])
        #expect(screen.takeReports().isEmpty)
    }

    @Test("a changed command sends its change, and evaluates nothing of the window's content")
    func cost() throws {
        let screen = Screen(of: Writing.self)
        let item = try #require(screen.all { $0.fullText == "Count 0" }.first)
        let cost = screen.measure { screen.send(.click, to: item) }
        #expect(cost.bodiesByView.keys.filter { !$0.hasPrefix("environment of") } == ["NoteCommands"])
        #expect(cost.operations == 1)
    }

    private struct Mail: App {
        @State private var visibility = NavigationSplitViewVisibility.automatic
        @State private var showsInspector = false
        var body: some Scene {
            WindowGroup {
                NavigationSplitView(columnVisibility: $visibility) {
                    Text("sidebar")
                } detail: {
                    Text("hidden \(visibility == .detailOnly ? "yes" : "no")")
                        .inspector(isPresented: $showsInspector) { Text("details") }
                }
            }
            .commands {
                SidebarCommands()
                InspectorCommands()
            }
        }
    }

    @Test("the sidebar and the inspector are shown and hidden by the commands for them")
    func parts() throws {
        let screen = Screen(of: Mail.self)
        #expect(menus(screen) == ["View: Hide Sidebar | Show Inspector"])
        try choose("Hide Sidebar", in: screen)
        #expect(screen.text("hidden yes").exists)
        try choose("Show Inspector", in: screen)
        #expect(menus(screen) == ["View: Show Sidebar | Hide Inspector"])
        #expect(screen.text("details").exists)
        screen.scope.viewportChanged(.array([.number(390), .number(844), .bool(false), .bool(false)]))
        screen.settle()
        #expect(menus(screen) == ["View: Show Sidebar (off) | Hide Inspector"])
    }

    @Test("a session that ends leaves nothing of its commands behind")
    func leaks() throws {
        weak var tree: Tree?
        do {
            let screen = Screen(of: Mail.self)
            tree = screen.tree
            try choose("Show Inspector", in: screen)
        }
        #expect(tree == nil)
    }

    private struct SeveralScenes: App {
        var body: some Scene {
            Group {
                WindowGroup { Text("content") }
                    .commands {
                        Group {
                            CommandMenu("First") { Button("One") {} }
                            CommandGroup(replacing: .help) { Button("Guide") {} }
                        }
                    }
                if #available(iOS 16, macOS 13, *) {
                    Window("About", id: "about") { Text("Version 1") }
                        .commands { CommandMenu("Second") { Button("Two") {} } }
                }
            }
            Window("Silent", id: "silent") { Text("silent") }
                .commands { CommandMenu("Removed") { Button("Three") {} } }
                .commandsRemoved()
        }
    }

    @Test("a window has the commands of all scenes, without those that a scene removes")
    func severalScenes() {
        let screen = Screen(of: SeveralScenes.self)
        #expect(screen.text("content").exists)
        #expect(menus(screen) == ["First: One", "Second: Two", "Help: Guide"])
    }
}
