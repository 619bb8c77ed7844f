// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Command palette")
struct CommandPaletteTests {
    struct Home: View {
        let notes: Notes
        var hasSearch = false
        @State private var isShown = false
        var body: some View {
            Button("Open") { isShown = true }
                .commandPalette(
                    isPresented: $isShown, prompt: "Find anything",
                    commands: [
                        PaletteCommand("New Card", systemImage: "plus", group: "Actions", shortcut: .init("n")) {
                            notes.add("new \(isShown)")
                        },
                        PaletteCommand("Invite", group: "Actions", keywords: ["share", "people"]) {
                            notes.add("invite")
                        },
                        PaletteCommand("Night Mode", subtitle: "Dark colors") { notes.add("night") },
                    ], search: hasSearch ? { await cards($0) } : nil)
        }

        private func cards(_ words: String) async -> [PaletteCommand] {
            notes.add("search \(words)")
            return words.isEmpty ? [] : [PaletteCommand("Card \(words)", group: "Cards") { notes.add("card") }]
        }
    }

    let notes = Notes()

    private func open(hasSearch: Bool = false) -> Screen {
        let screen = Screen { Home(notes: notes, hasSearch: hasSearch) }
        screen.tap("Open")
        screen.entered(screen.top)
        return screen
    }

    private func options(_ screen: Screen) -> [String] { screen.all(.option).map(\.label) }

    @Test("it is a dialog with a combo box and a list of groups, and the focus is in the field")
    func markup() {
        let screen = open()
        #expect(screen.element("combobox", "Find anything").isFocused)
        #expect(screen.element("listbox", "Find anything").exists)
        #expect(screen.element("group", "Actions").all(.option).count == 2)
        #expect(options(screen).count == 3)
        #expect(screen.overlayHTML.contains("aria-keyshortcuts"))
    }

    @Test("typing filters by letters and keywords, best first")
    func filters() {
        let screen = open()
        let field = screen.element("combobox")
        field.type("ni")
        #expect(screen.all(.option).first?.label.contains("Night") == true)
        field.clear()
        field.type("people")
        #expect(options(screen).map { $0.contains("Invite") } == [true])
        field.clear()
        field.type("zzz")
        #expect(screen.all(.option).isEmpty)
        #expect(screen.shows("zzz") || screen.overlayHTML.contains("zzz"))
    }

    @Test("Return takes the first command; the palette closes before its action runs")
    func submit() {
        let screen = open()
        let field = screen.element("combobox")
        field.type("card")
        field.submit()
        #expect(notes.take() == ["new false"])
        #expect(screen.layers.isEmpty)
    }

    @Test("a press takes the command under it, and Escape none")
    func press() {
        let screen = open()
        screen.all(.option)[1].tap()
        #expect(notes.take() == ["invite"])
        #expect(screen.layers.isEmpty)
        let other = open()
        other.presentation("sheet").dismiss(by: .escape)
        #expect(notes.take() == [] && other.layers.isEmpty)
    }

    @Test("what a search finds follows the commands, and belongs to the latest words")
    func search() async {
        let screen = open(hasSearch: true)
        await screen.settleTasks { notes.list == ["search "] }
        screen.element("combobox").type("new")
        await screen.settleTasks { notes.list.count == 2 }
        #expect(notes.take() == ["search ", "search new"])
        await screen.settleTasks { screen.element("group", "Cards").exists }
        #expect(options(screen).count == 2)
    }

    @Test("commands of one id are shown once, and groups keep the order of their first command")
    func groups() {
        func command(_ title: String, _ group: String?) -> PaletteCommand { PaletteCommand(title, group: group) {} }
        let groups = PaletteGroup.groups([command("a", "x"), command("b", nil), command("c", "x"), command("a", "x")])
        #expect(groups.map(\.name) == ["x", nil])
        #expect(groups.map { $0.commands.map(\.title) } == [["a", "c"], ["b"]])
    }
}
