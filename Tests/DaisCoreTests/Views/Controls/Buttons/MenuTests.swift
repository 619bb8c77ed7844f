// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
    struct Sort: View {
        @State private var order = "none"
        @State private var isHidden = false
        @State private var size = 1
        var body: some View {
            VStack {
                Menu("Sort") {
                    Button("Name") { order = "name" }
                    Button("Date") { order = "date" }.disabled(true)
                    Toggle("Hidden", isOn: $isHidden).menuActionDismissBehavior(.disabled)
                    Section("Sizes") {
                        Picker("Size", selection: $size) {
                            Text("Small").tag(1)
                            Text("Large").tag(2)
                        }
                    }
                    Menu("More") { Button("Again", role: .destructive) { order = "again" } }
                }
                Text("order \(order) \(isHidden ? "hidden" : "shown") \(size)")
            }
        }
    }

    private func item(_ name: String, of screen: Screen) -> Element {
        screen.elements(.button).first { $0.fullText == name }!
    }

    @Test("the items are in the page, in a layer that the browser keeps hidden")
    func layer() throws {
        let screen = Screen { Sort() }
        let button = screen.elements(.button)[0]
        #expect(button.attribute("aria-haspopup") == "menu")
        #expect(button.attribute("aria-expanded") == "false")
        #expect(!button.handles(.click))
        let layer = try #require(button.parent?.children.last)
        #expect(layer.attribute("popover") == "manual")
        #expect(layer.attribute("data-anchored") == button.attribute("data-anchor"))
        #expect(layer.attribute("data-dismiss") == "scrim escape")
        #expect(layer.children.map(\.classes) == ["backdrop", "spot", "surface menu-container"])
        #expect(layer.children[2].attribute("role") == "menu")
        #expect(layer.children[2].attribute("data-closes") != nil)
    }

    @Test("menu items have roles, and disabled ones can be reached")
    func items() {
        let screen = Screen { Sort() }
        let items = screen.elements(.button).dropFirst()
        #expect(
            items.map { $0.attribute("role") } == [
                "menuitem", "menuitem", "menuitemcheckbox", "menuitemradio", "menuitemradio", "menuitem", "menuitem",
            ])
        #expect(items.map { $0.attribute("aria-checked") }.prefix(5) == [nil, nil, "false", "true", "false"])
        #expect(item("Date", of: screen).attribute("aria-disabled") == "true")
        #expect(item("Date", of: screen).attribute("disabled") == nil)
        #expect(item("Hidden", of: screen).attribute("data-stays") != nil)
        #expect(item("Name", of: screen).attribute("data-stays") == nil)
        #expect(item("Again", of: screen).attribute("data-role") == "destructive")
        #expect(item("More", of: screen).parent?.children.last?.attribute("data-edge") == "trailing")
        #expect(screen.html.contains(#"role="group" aria-labelledby="#))
    }

    @Test("items do their work; what is chosen is ticked")
    func choose() {
        let screen = Screen { Sort() }
        screen.send(.click, to: item("Name", of: screen))
        screen.send(.click, to: item("Hidden", of: screen))
        let operations = screen.send(.click, to: item("Large", of: screen))
        #expect(screen.html.contains("order name hidden 2"))
        #expect(operations.contains(.attribute(item("Large", of: screen).id, name: "aria-checked", value: "true")))
        #expect(operations.contains(.attribute(item("Small", of: screen).id, name: "aria-checked", value: "false")))
        screen.send(.click, to: item("Date", of: screen))
        #expect(screen.html.contains("order name hidden 2"))
    }

    @Test("a primary action is the button's click")
    func primary() {
        struct Save: View {
            @State private var saved = 0
            var body: some View {
                Menu("Save \(saved)") {
                    Button("Save as…") {}
                } primaryAction: {
                    saved += 1
                }
            }
        }
        let screen = Screen { Save() }
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(screen.elements(.button)[0].fullText == "Save 1")
    }

    @Test("styles, order and arrow are said around the menu")
    func options() {
        struct Framed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("framed"); Menu(configuration)
                }
            }
        }
        let screen = Screen {
            VStack {
                Menu("One") { Button("a") {} }.menuStyle(.button).menuIndicator(.visible)
                Menu("Two") { Button("b") {} }.menuStyle(Framed()).menuOrder(.priority)
            }
        }
        #expect(item("One", of: screen).classes == "B bordered mn-arrow")
        #expect(screen.html.contains("framed"))
        #expect(item("Two", of: screen).parent?.children.last?.attribute("data-order") == "priority")
    }
}
