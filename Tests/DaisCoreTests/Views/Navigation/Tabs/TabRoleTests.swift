// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Roles of tabs")
struct TabRoleTests {
    struct Shop: View {
        @State private var tab = "find"
        var body: some View {
            TabView(selection: $tab) {
                Tab(value: "find", role: .search) { Text("find things") }
                Tab("Offers", systemImage: "tag", value: "offers") { Text("cheap things") }
                Tab("Cart", systemImage: "cart", value: "cart", role: nil) { Text("your things") }
            }
        }
    }

    private func tabs(_ screen: Screen) -> [Element] { screen.all { $0.attribute("role") == "tab" } }

    @Test("the tab for searching is the last one, and has a name in the reader's language")
    func order() {
        #expect(tabs(Screen { Shop() }).map(\.words) == ["Offers", "Cart", "Search"])
        let german = Screen { Shop().environment(\.locale, .init(identifier: "de")) }
        #expect(tabs(german).last?.words == "Suchen")
    }

    @Test("each tab shows its own page")
    func pages() {
        let screen = Screen { Shop() }
        #expect(tabs(screen).map { $0.attribute("aria-selected") } == ["false", "false", "true"])
        #expect(screen.text("find things").exists)
        screen.send(.click, to: tabs(screen)[0])
        #expect(screen.text("cheap things").exists)
        screen.send(.click, to: tabs(screen)[2])
        #expect(screen.text("find things").exists)
    }

    @Test("a tab of that role may have a label of its own")
    func label() {
        let screen = Screen {
            TabView {
                Tab("Find", systemImage: "eye", role: .search) { Text("find things") }
                Tab("Cart", systemImage: "cart") { Text("your things") }
            }
        }
        #expect(tabs(screen).map(\.words) == ["Cart", "Find"])
    }

    @Test("pages without labels keep their order")
    func paged() {
        let screen = Screen {
            TabView {
                Tab { Text("first page") }
                Tab(role: .search) { Text("second page") }
            }
            .tabViewStyle(.page)
        }
        #expect(tabs(screen).map { $0.attribute("aria-label") } == ["Page 1", "Page 2"])
        #expect(tabs(screen).map { $0.attribute("aria-selected") } == ["true", "false"])
    }
}
