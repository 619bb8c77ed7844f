// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Search fields, row actions and scrolling to rows")
struct ListExtrasTests {
    struct Searching: View {
        @State private var query = ""
        var body: some View {
            List { Text("query \(query)") }
                .searchable(text: $query, prompt: "Name")
        }
    }

    @Test("the search field writes what is typed and sends nothing back")
    func search() throws {
        let screen = Screen { Searching() }
        let field = try #require(screen.all { $0.tag == .input }.first)
        #expect(field.attribute("type") == "search")
        #expect(field.attribute("aria-label") == "Name")
        #expect(screen.all("search")[0].attribute("role") == "search")
        let operations = screen.send(.input, to: field, .string("abc"))
        #expect(operations.count == 1)
        #expect(screen.html.contains("query abc"))
    }

    struct Todos: View {
        @State private var todos = ["a", "b", "c"]
        var body: some View {
            List {
                ForEach(todos, id: \.self) { Text($0) }
                    .onDelete { todos.remove(atOffsets: $0) }
                    .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        var order: String { todos.joined() }
    }

    @Test("the buttons of a row delete and move it where it is now")
    func edit() {
        let screen = Screen { Todos() }
        func order() -> [String] { screen.all("row").map { String($0.words.prefix(1)) } }
        screen.send(.click, to: screen.all { $0.words == "Delete" && $0.tag == .button }[0])
        #expect(order() == ["b", "c"])
        screen.send(.click, to: screen.all { $0.words == "Move down" }[0])
        #expect(order() == ["c", "b"])
        screen.send(.click, to: screen.all { $0.words == "Delete" && $0.tag == .button }[0])
        #expect(order() == ["b"])
    }

    struct Edited: View {
        @State private var todos = ["a", "b", "c"]
        @State private var mode = EditMode.inactive
        @State private var chosen: Set<String> = []
        var body: some View {
            List(selection: $chosen) {
                Section("Todos") {
                    ForEach(todos, id: \.self) { Text($0).deleteDisabled($0 == "b") }
                        .onDelete { todos.remove(atOffsets: $0) }
                }
            }
            .environment(\.editMode, $mode)
            .environment(\.horizontalSizeClass, .compact)
            Button("Mode") { mode = mode.isEditing ? .inactive : .active }
        }
    }

    @Test("in a narrow window several rows of a list are chosen in edit mode only, where there is one")
    func narrow() throws {
        let screen = Screen { Edited() }
        func roles() -> [String?] {
            [screen.all("rows")[0].attribute("role")] + screen.all("row").map { $0.attribute("role") }
        }
        #expect(roles() == ["list", "listitem", "listitem", "listitem"])
        screen.send(.click, to: screen.all("row")[0])
        #expect(!screen.html.contains("aria-selected"))
        let button = try #require(screen.all { $0.words == "Mode" && $0.tag == .button }.first)
        screen.send(.click, to: button)
        #expect(roles() == ["group", "option", "option", "option"])
        #expect(screen.all("list")[0].attribute("role") == "listbox")
        screen.send(.click, to: screen.all("row")[0])
        #expect(screen.html.contains("aria-selected=\"true\""))
        screen.send(.click, to: button)
        #expect(roles() == ["list", "listitem", "listitem", "listitem"])
    }

    @Test("a row that must not be deleted is not, whatever the browser says")
    func kept() {
        let screen = Screen { Edited() }
        func press(_ index: Int) {
            screen.send(.click, to: screen.all { $0.words == "Delete" && $0.tag == .button }[index])
        }
        press(1)
        #expect(screen.all("row").count == 3)
        press(0)
        #expect(screen.all("row").count == 2)
    }

    @Test("a row is called after what it shows, its actions are described by it")
    func names() throws {
        let screen = Screen {
            List(selection: .constant("")) {
                ForEach(["a"], id: \.self) { Text($0).swipeActions { Button("Do") {} }.padding() }.onDelete { _ in }
            }
        }
        let row = screen.all("row")[0]
        let name = try #require(row.attribute("aria-labelledby"))
        #expect(screen.all { $0.attribute("id") == name }.map(\.words) == ["a"])
        #expect(screen.all { $0.words == "Delete" && $0.tag == .button }[0].attribute("aria-describedby") == name)
    }

    @Test("the button for editing speaks the reader's language and follows its page")
    func editButton() throws {
        let screen = Screen {
            NavigationStack {
                List { Text("a") }.toolbar { EditButton() }.navigationTitle("Page")
            }
            .environment(\.locale, Locale(identifier: "de"))
        }
        let button = try #require(screen.all { $0.words == "Bearbeiten" && $0.tag == .button }.first)
        #expect(screen.all("editing").isEmpty)
        screen.send(.click, to: button)
        #expect(button.words == "Fertig")
        #expect(screen.all("editing").count == 1)
    }

    @Test("scrolling to a row that is not built builds it")
    func scrollTo() throws {
        let screen = Screen {
            ScrollViewReader { proxy in
                List(0..<10_000) { Text(verbatim: "row \($0)") }
                Button("Go") { proxy.scrollTo(5000, anchor: .top) }
            }
        }
        #expect(!screen.html.contains(">row 5000<"))
        let go = try #require(screen.all { $0.words == "Go" && $0.tag == .button }.first)
        let operations = screen.send(.click, to: go)
        let row = try #require(screen.all("row").first { $0.words == "row 5000" })
        #expect(operations.last == .scroll(row.id, edge: "start"))
    }

    @Test("lists and forms give up their background where that is asked for, whatever their style")
    func background() {
        let screen = Screen {
            VStack {
                List { Text("a") }.listStyle(.grouped)
                Form { Text("b") }
            }
            .scrollContentBackground(.hidden)
            List { Text("c") }
        }
        #expect(screen.all("list").map { $0.classes.contains("nobg") } == [true, true, false])
    }

    @Test("a disclosure shows its content below its label")
    func disclosure() {
        let screen = Screen { DisclosureGroup("More") { Text("detail") } }
        #expect(!screen.html.contains("detail"))
        let button = screen.all("disc")[0]
        #expect(button.attribute("aria-expanded") == "false")
        screen.send(.click, to: button)
        #expect(button.attribute("aria-expanded") == "true")
        #expect(screen.html.contains("detail"))
    }
}

@MainActor
@Suite("Grids")
struct GridTests {
    @Test("columns of a lazy grid are tracks")
    func tracks() {
        let columns = [
            GridItem(.fixed(40)), GridItem(.flexible(minimum: 20)), GridItem(.adaptive(minimum: 80, maximum: 120)),
        ]
        #expect(
            columns.map(\.track) == ["40px", "minmax(20px,1fr)", "repeat(auto-fill,minmax(min(80px,100%),120px))"])
    }

    @Test("a grid has as many columns as its widest row takes")
    func columns() {
        let screen = Screen {
            Grid {
                GridRow {
                    Text("a")
                    Text("b").gridCellColumns(2)
                }
                GridRow { Text("c") }
                Text("all")
            }
        }
        #expect(screen.all("table")[0].style["grid-template-columns"] == "repeat(3,auto)")
    }
}
