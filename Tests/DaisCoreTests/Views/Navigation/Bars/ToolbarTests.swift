// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Toolbars")
struct ToolbarTests {
    struct Page<Items: ToolbarContent>: View {
        let items: Items
        init(@ToolbarContentBuilder _ items: () -> Items) { self.items = items() }
        var body: some View {
            NavigationStack {
                Text("content").navigationTitle("Title").toolbar { items }
            }
        }
    }

    private func words(_ screen: Screen, _ name: String) -> [String] {
        var found: [String] = []
        func search(_ element: Element) {
            if element.tag == .button { found.append(element.words) } else { element.children.forEach(search) }
        }
        for bar in screen.all(name) { search(bar) }
        return found
    }

    nonisolated static let leading: [ToolbarItemPlacement] = [
        .topBarLeading, .navigationBarLeading, .navigation, .cancellationAction,
    ]
    nonisolated static let trailing: [ToolbarItemPlacement] = [
        .automatic, .topBarTrailing, .navigationBarTrailing, .primaryAction, .confirmationAction, .destructiveAction,
    ]

    @Test("leading placements are at the start of the bar", arguments: leading)
    func start(_ placement: ToolbarItemPlacement) {
        let screen = Screen { Page { ToolbarItem(placement: placement) { Button("Item") {} } } }
        #expect(words(screen, "bar-l") == ["Item"])
    }

    @Test("trailing placements are at the end of the bar", arguments: trailing)
    func end(_ placement: ToolbarItemPlacement) {
        let screen = Screen { Page { ToolbarItem(placement: placement) { Button("Item") {} } } }
        #expect(words(screen, "bar-r") == ["Item"])
    }

    @Test("labels in bars show their icon alone and are called by their title, unless they are told otherwise")
    func labels() {
        let screen = Screen {
            Page {
                ToolbarItem { Button("Add", systemImage: "plus") {} }
                ToolbarItem(placement: .bottomBar) { Label("Both", systemImage: "flag").labelStyle(.titleAndIcon) }
                ToolbarItem(placement: .topBarLeading) {
                    Menu {
                        Button("Copy", systemImage: "doc") {}
                    } label: {
                        Label("Options", systemImage: "ellipsis")
                    }
                }
            }
        }
        #expect(screen.button("Add").exists)
        #expect(screen.all("vh").map(\.words) == ["Options", "Add"])
        #expect(screen.all("lt").map(\.words) == ["Copy", "Both"])
    }

    @Test("principal is in the title's place, and the window is called like the page all the same")
    func principal() {
        let screen = Screen { Page { ToolbarItem(placement: .principal) { Button("Middle") {} } } }
        #expect(words(screen, "bar-t") == ["Middle"])
        #expect(screen.scope.document.title == "Title")
    }

    @Test("bottomBar and status are in the bar below", arguments: [ToolbarItemPlacement.bottomBar, .status])
    func bottom(_ placement: ToolbarItemPlacement) {
        let screen = Screen { Page { ToolbarItem(placement: placement) { Button("Item") {} } } }
        #expect(words(screen, "low") == ["Item"])
    }

    @Test("keyboard is in the bar that is there while a field is edited")
    func keyboard() {
        let screen = Screen { Page { ToolbarItem(placement: .keyboard) { Button("Done") {} } } }
        #expect(words(screen, "keys") == ["Done"])
    }

    @Test("secondary actions are in a menu")
    func secondary() {
        var duplicated = 0
        let screen = Screen {
            Page { ToolbarItem(placement: .secondaryAction) { Button("Duplicate") { duplicated += 1 } } }
        }
        screen.button("More").tap()
        screen.element(.menuItem, "Duplicate").tap()
        #expect(duplicated == 1)
    }

    @Test("a space stands between the items of a bar")
    func spacer() {
        let screen = Screen {
            Page {
                ToolbarItem(placement: .bottomBar) { Button("a") {} }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("b") {} }
                ToolbarSpacer(.fixed, placement: .topBarTrailing)
            }
        }
        #expect(words(screen, "low") == ["a", "b"])
        #expect(screen.all("low")[0].children[0].children.count == 3)
        #expect(screen.all("bar-r")[0].children.count == 1)
    }

    struct Own: ToolbarContent {
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.word) private var word

        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarLeading) { Button("Close") { dismiss() } }
            ToolbarItem(placement: .topBarTrailing) { Button("\(word) \(count)") { count += 1 } }
            if count > 1 {
                ToolbarItem(placement: .bottomBar) { Button("Undo") { count = 0 } }
            }
        }
    }

    struct Reader: View {
        @Environment(\.word) private var word
        var body: some View { Button("item \(word)") {} }
    }

    @Test("custom content has state and the environment of its place")
    func own() {
        struct App: View {
            @State private var word = "Plus"
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    Button("Open") { isShown = true }
                        .navigationDestination(isPresented: $isShown) {
                            Button("Rename") { word = "Add" }
                                .toolbar { Own() }
                                .toolbar { Reader() }
                                .environment(\.word, word)
                        }
                }
            }
        }
        let screen = Screen { App() }
        screen.button("Open").tap()
        screen.button("Plus 0").tap()
        #expect(screen.button("Plus 1").exists)
        #expect(screen.button("item Plus").exists)
        #expect(!screen.button("Undo").exists)
        screen.button("Plus 1").tap()
        screen.button("Rename").tap()
        #expect(screen.button("item Add").exists)
        #expect(screen.button("Add 2").exists)
        screen.button("Undo").tap()
        #expect(screen.button("Add 0").exists)
        #expect(!screen.button("Undo").exists)
        screen.button("Close").tap()
        #expect(!screen.button("Rename").exists)
    }

    struct Form: View {
        @State private var isShown = true
        @State private var log = ""
        var body: some View {
            NavigationStack {
                Text("log:\(log)")
                    .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Page") {} } }
            }
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    Text("form").navigationTitle("Edit")
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
                            ToolbarItem(placement: .confirmationAction) { Button("Save") { log = "saved" } }
                        }
                }
            }
        }
    }

    @Test("toolbar buttons that confirm and cancel have Return and Escape in a sheet, not on a page")
    func keys() {
        let screen = Screen { Form() }
        let overlays = screen.tree.overlays
        func key(_ words: String, in root: Element) -> String? {
            if root.tag == .button, root.words == words { return root.attribute("aria-keyshortcuts") ?? "none" }
            return root.children.lazy.compactMap { key(words, in: $0) }.first
        }
        #expect(key("Save", in: overlays) == "Enter")
        #expect(key("Cancel", in: overlays) == "Escape")
        #expect(key("Page", in: screen.tree.root) == "none")
        screen.button("Cancel").tap()
        #expect(!screen.sheet().exists)
    }

    struct Looks: View {
        var body: some View {
            NavigationStack {
                Text("content").navigationTitle("Looks")
                    .toolbar { ToolbarItem(placement: .bottomBar) { Button("b") {} } }
                    .toolbarBackground(.red, for: .navigationBar)
                    .toolbarBackground(.hidden, for: .bottomBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
                    .toolbarTitleDisplayMode(.inline)
            }
        }
    }

    @Test("bars have the background, the colors and the kind of title that were said")
    func looks() {
        let screen = Screen { Looks() }
        #expect(screen.all("big-title").isEmpty)
        #expect(screen.all("bar-t").map(\.words) == ["Looks"])
        #expect(screen.all("bare").contains { $0 === screen.all("low")[0] })
    }

    @Test("hidden bars are not there", arguments: [ToolbarPlacement.navigationBar, .bottomBar])
    func hidden(_ bar: ToolbarPlacement) {
        let screen = Screen {
            NavigationStack {
                Text("content").navigationTitle("T")
                    .toolbar { ToolbarItem(placement: .bottomBar) { Button("b") {} } }
                    .toolbar(.hidden, for: bar)
            }
        }
        let bars = screen.all("page")[0].children
        let gone = screen.all("none")
        #expect(gone.contains { $0 === bars[0] } == (bar == .navigationBar))
        #expect(gone.contains { $0 === bars[2] } == (bar == .bottomBar))
    }

    struct Renamed: View {
        @State private var name = "Groceries"
        var body: some View {
            NavigationStack {
                Text("list \(name)").navigationTitle($name).navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test("an edited title is written when it is confirmed")
    func rename() {
        let screen = Screen { Renamed() }
        #expect(screen.scope.document.title == "Groceries")
        screen.button("Groceries").tap()
        screen.element(.menuItem, "Rename").tap()
        let field = screen.textField("Title")
        field.clear()
        field.type("Market")
        field.submit()
        #expect(screen.text("list Market").exists)
        #expect(!screen.textField("Title").exists)
        #expect(screen.scope.document.title == "Market")
    }

    @Test("the menu of a title does what it says, and the page has the title's name")
    func titleMenu() {
        var sorted = 0
        let screen = Screen {
            NavigationStack {
                Text("content").navigationTitle("Trails").toolbarTitleMenu { Button("Sort") { sorted += 1 } }
            }
        }
        screen.button("Trails").tap()
        screen.element(.menuItem, "Sort").tap()
        #expect(sorted == 1)
        #expect(screen.scope.document.title == "Trails")
    }

    @Test("the page of an editor has its title at the start, and a way back without words")
    func editor() {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Open") { Text("doc").navigationTitle("Document").toolbarRole(.editor) }
                    .navigationTitle("Files")
            }
        }
        screen.button("Open").tap()
        #expect(screen.all("lead").count == 1)
        #expect(screen.button("Back").exists)
        #expect(!screen.button("Files").exists)
    }

    private struct Subtitled: View {
        let mode: NavigationBarItem.TitleDisplayMode
        @State private var count = 1
        var body: some View {
            NavigationStack {
                Button("Add") { count += 1 }
                    .navigationTitle("Groceries")
                    .navigationBarTitleDisplayMode(mode)
                    .navigationSubtitle("\(count) items")
            }
        }
    }

    @Test("a subtitle is below the title in the bar and below a large title, and follows its text")
    func subtitles() throws {
        for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
            let screen = Screen { Subtitled(mode: mode) }
            let subtitle = try #require(screen.all("bar-sub").first)
            let title = try #require(subtitle.parent?.children.first)
            #expect(title.attribute("role") == "heading" && title.text == "Groceries")
            #expect(subtitle.parent?.classes.hasPrefix(mode == .large ? "big-title" : "V") == true)
            #expect(subtitle.text == "1 items")
            #expect(screen.record { screen.button("Add").tap() }.operations == [.text(subtitle.id, "2 items")])
            #expect(screen.scope.document.title == "Groceries")
        }
    }

    @Test("a page without a title shows no subtitle")
    func subtitleAlone() {
        let screen = Screen { NavigationStack { Text("content").navigationSubtitle("Below") } }
        #expect(!screen.html.contains("Below"))
    }

    @Test("a removed title is the title of the window only")
    func removedTitle() {
        let screen = Screen {
            NavigationStack { Text("content").navigationTitle("Title").toolbar(removing: .title) }
        }
        #expect(!screen.html.contains("Title"))
        #expect(screen.scope.document.title == "Title")
        let kept = Screen {
            NavigationStack { Text("content").navigationTitle("Title").toolbar(removing: nil) }
        }
        #expect(kept.html.contains("Title"))
    }

    @Test("the button of the sidebar can be removed from the bar of its column")
    func removedSidebarToggle() {
        func screen(_ kind: ToolbarDefaultItemKind?) -> Screen {
            Screen {
                NavigationSplitView {
                    Text("sidebar").toolbar(removing: kind)
                } detail: {
                    Text("detail")
                }
            }
        }
        #expect(screen(nil).html.contains("Hide Sidebar"))
        #expect(!screen(.sidebarToggle).html.contains("Hide Sidebar"))
    }
}

private enum WordKey: EnvironmentKey { static let defaultValue = "default" }

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
}
