// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("A tab pressed while it is shown")
struct TabAgainTests {
    struct Tabs: View {
        @State private var tab = "a"
        @State private var presses = 0
        @State private var path = [1, 2]
        var body: some View {
            TabView(
                selection: Binding(
                    get: { tab },
                    set: {
                        presses += 1
                        tab = $0
                    })
            ) {
                NavigationStack(path: $path) {
                    Text("first of a, \(presses) presses")
                        .navigationDestination(for: Int.self) { Text("page \($0)") }
                }
                .tabItem { Text("A") }.tag("a")
                NavigationStack { Text("first of b") }.tabItem { Text("B") }.tag("b")
            }
        }
    }

    @Test("a tab pressed again takes its stack back to the first page, and tells the binding")
    func again() {
        let screen = Screen { Tabs() }
        #expect(screen.text("page 2").exists)
        let tabs = screen.all { $0.attribute("role") == "tab" }
        screen.send(.click, to: tabs[1])
        #expect(screen.text("first of b").exists)
        screen.send(.click, to: tabs[0])
        #expect(screen.text("page 2").exists)
        screen.send(.click, to: tabs[0])
        #expect(screen.text("first of a, 3 presses").exists)
        #expect(!screen.html.contains("page 1"))
    }
}
