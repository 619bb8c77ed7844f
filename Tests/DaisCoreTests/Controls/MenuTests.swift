// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
    struct Sort: View {
        @State private var order = "none"
        @State private var isHidden = false
        var body: some View {
            VStack {
                Menu("Sort") {
                    Button("Name") { order = "name" }
                    Button("Date") { order = "date" }.disabled(true)
                    Toggle("Hidden", isOn: $isHidden)
                }
                Text("order \(order) \(isHidden ? "hidden" : "shown")")
            }
        }
    }

    @Test("a menu opens, says so and gives the focus to its first item")
    func open() {
        let screen = Screen { Sort() }
        let button = screen.elements(.button)[0]
        #expect(button.attribute("aria-expanded") == "false")
        let operations = screen.send(.click, to: button)
        #expect(button.attribute("aria-expanded") == "true")
        #expect(screen.html.contains(#"role="menu" aria-label="Sort""#))
        let items = screen.elements(.button).dropFirst()
        #expect(items.map { $0.attribute("role") } == ["menuitem", "menuitem", "menuitemcheckbox"])
        #expect(operations.last == .focus(items.first!.id, true))
    }

    @Test("an item does its work, closes the menu and gives the focus back")
    func choose() {
        let screen = Screen { Sort() }
        let button = screen.elements(.button)[0]
        screen.send(.click, to: button)
        let operations = screen.send(.click, to: screen.elements(.button)[3])
        #expect(screen.html.contains("order none hidden"))
        #expect(screen.elements(.button).count == 1)
        #expect(operations.last == .focus(button.id, true))
    }

    @Test("arrow keys pass over disabled items, Escape closes")
    func keys() throws {
        let screen = Screen { Sort() }
        let button = screen.elements(.button)[0]
        screen.send(.click, to: button)
        let items = screen.elements(.button)
        let list = try #require(items[1].parent)
        let down: JSONValue = .array([.string("ArrowDown"), .number(0), .string("down")])
        #expect(screen.send(.key, to: list, down) == [.focus(items[3].id, true)])
        #expect(screen.send(.key, to: list, down) == [.focus(items[1].id, true)])
        screen.send(.key, to: list, .array([.string("Escape"), .number(0), .string("down")]))
        #expect(screen.elements(.button).count == 1)
    }
}
