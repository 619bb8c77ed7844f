// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Lists")
struct ListTests {
    @Test("every view of a list is a list item")
    func rows() {
        let screen = Screen {
            List {
                Text("a")
                ForEach(0..<2) { Text("\($0)") }
            }
        }
        #expect(
            screen.html.contains(#"<div class="list ig gx gy sx sy" data-space="^y" role="list" tabindex="0">"#))
        #expect(screen.count(of: "role=\"listitem\"") == 3)
    }

    @Test("the rows of a section are a list of their own, its header is a heading")
    func sections() {
        let screen = Screen {
            List {
                Section {
                    Text("Apple")
                } header: {
                    Text("Fruit")
                } footer: {
                    Text("All")
                }
            }
        }
        let html = screen.html
        #expect(html.contains("<div class=\"list ig gx gy sx sy\" data-space=\"^y\" tabindex=\"0\">"))
        #expect(html.contains("role=\"heading\" aria-level=\"2\"><span class=\"T\">Fruit</span>"))
        #expect(html.contains("role=\"list\"><div class=\"W row gx\" role=\"listitem\"><span class=\"T\">Apple</span>"))
        #expect(html.contains("<div class=\"sec-f\"><span class=\"T\">All</span></div>"))
    }

    private struct Late: View {
        @State private var isLoaded = false
        var body: some View {
            VStack {
                Button("Load") { isLoaded.toggle() }
                List {
                    if isLoaded { Section("Fruit") { Text("Apple") } }
                }
            }
        }
    }

    @Test("a list stops being one while it has sections, also when they come later")
    func lateSections() {
        let screen = Screen { Late() }
        let list = "<div class=\"list ig gx gy sx sy\" data-space=\"^y\" role=\"list\" tabindex=\"0\">"
        #expect(screen.html.contains(list))
        screen.button("Load").tap()
        #expect(screen.html.contains("Apple"))
        #expect(!screen.html.contains(list))
        screen.button("Load").tap()
        #expect(screen.html.contains(list))
    }

    @Test("a modifier of a section or group applies to each of its rows")
    func traits() {
        let screen = Screen {
            List {
                Section("S") {
                    Text("a")
                    Text("b").listRowSeparator(.visible)
                }
                .listRowSeparator(.hidden)
            }
        }
        #expect(screen.count(of: "W row nst nsb") == 2)
    }

    struct Badges: View {
        @State private var count = 2
        var body: some View {
            List { Text("Inbox").badge(count) }
            Button("Read") { count -= 1 }
        }
    }

    @Test("a badge of a row stands at its end, while there is one")
    func badge() {
        let screen = Screen { Badges() }
        #expect(screen.all("row-badge").map(\.words) == ["2"])
        screen.button("Read").tap()
        #expect(screen.all("row-badge").map(\.words) == ["1"])
        screen.button("Read").tap()
        #expect(screen.all("row-badge").isEmpty)
        #expect(screen.all("row")[0].words == "Inbox")
    }

    @Test("the inner of two insets and backgrounds wins")
    func inner() throws {
        let screen = Screen {
            List {
                Group {
                    Text("a").listRowBackground(Color.red)
                    Text("b").padding()
                }
                .listRowBackground(Color.blue)
            }
        }
        let rows = screen.all("row")
        #expect(rows[0].style["background"] == "var(--red)")
        #expect(rows[1].style["background"] == "var(--blue)")
    }

    @Test("a long ForEach in a section of a list is built near the visible part only")
    func windowed() throws {
        var built = 0
        let screen = Screen {
            List {
                ForEach(["A"], id: \.self) { name in
                    Section(name) {
                        ForEach(0..<30_000) { number -> Text in
                            built += 1
                            return Text("row \(number)")
                        }
                    }
                }
            }
        }
        #expect(built == 40)
        let before = try #require(screen.all("lazy").first)
        screen.send(.window, to: before, .array([.number(440_000), .number(440_800), .number(40 * 44)]))
        #expect(built < 40 + 80)
        #expect(screen.html.contains(">row 10,000<"))
        #expect(!screen.html.contains(">row 39<"))
        #expect(before.style["height"] == "\(9972 * 44)px")
    }

    @Test("many short sections are built on demand like one long one")
    func manySections() throws {
        var built = 0
        let screen = Screen {
            List {
                ForEach(0..<20) { section in
                    Section("Section \(section)") {
                        ForEach(0..<50) { row -> Text in
                            built += 1
                            return Text(verbatim: "\(section).\(row)")
                        }
                    }
                }
            }
        }
        // The first section, what is left of the allowance in the second, none in the others.
        #expect(built == 80)
        let last = try #require(screen.all("lazy").filter { $0.handles(.window) }.last)
        screen.send(.window, to: last, .array([.number(0), .number(300), .number(0)]))
        #expect(screen.html.contains(">19.0<"))
        #expect(!screen.html.contains(">19.49<"))
        #expect(!screen.html.contains(">18.0<"))
    }
}

@MainActor
@Suite("Selection in lists")
struct ListSelectionTests {
    struct Single: View {
        @State private var chosen: Int? = 2
        var body: some View {
            List(1..<4, id: \.self, selection: $chosen) { Text("row \($0)") }
            Text("chosen \(chosen ?? 0)")
        }
    }

    @Test("a tap selects the row by its id")
    func single() {
        let screen = Screen { Single() }
        #expect(screen.html.contains("role=\"listbox\""))
        #expect(screen.all("row").map { $0.attribute("aria-selected") } == ["false", "true", "false"])
        screen.send(.click, to: screen.all("row")[2])
        #expect(screen.all("row").map { $0.attribute("aria-selected") } == ["false", "false", "true"])
        #expect(screen.html.contains("chosen 3"))
    }

    struct Named: Identifiable {
        let id: Int
        var name: String
    }

    struct Editable: View {
        @State private var items = [Named(id: 1, name: "A"), Named(id: 2, name: "B")]
        @State private var chosen: Int?
        var body: some View {
            List($items, selection: $chosen) { $item in
                HStack {
                    Text(item.name)
                    Button("Rename") { item.name += "!" }
                }
            }
            Text("chosen \(chosen ?? 0)")
        }
    }

    @Test("the rows of a binding can be selected and change their elements")
    func bindings() {
        let screen = Screen { Editable() }
        screen.send(.click, to: screen.all("row")[1])
        #expect(screen.html.contains("chosen 2"))
        screen.send(.click, to: screen.elements(.button)[1])
        #expect(screen.html.contains(">B!<"))
    }

    struct Several: View {
        @State private var chosen: Set<String> = []
        var body: some View {
            List(selection: $chosen) {
                Text("A").tag("a")
                Section("S") { Text("B").tag("b") }
                Text("no tag")
            }
            Text("chosen " + chosen.sorted().joined())
        }
    }

    @Test("taps add rows to a set by their tags and take them out")
    func multiple() {
        let screen = Screen { Several() }
        #expect(screen.html.contains("aria-multiselectable=\"true\""))
        #expect(screen.all("row").map { $0.attribute("role") } == ["option", "option", "listitem"])
        screen.send(.click, to: screen.all("row")[0])
        screen.send(.click, to: screen.all("row")[1])
        #expect(screen.html.contains("chosen ab"))
        screen.send(.click, to: screen.all("row")[0])
        #expect(screen.html.contains("chosen b"))
    }
}

extension Screen {
    /// Elements with a class, in document order.
    func all(_ name: String) -> [Element] {
        var found: [Element] = []
        func search(_ element: Element) {
            if element.classList.split(separator: " ").contains(Substring(name)) { found.append(element) }
            element.children.forEach(search)
        }
        search(tree.root)
        return found
    }

    func count(of text: String) -> Int { html.components(separatedBy: text).count - 1 }
}
