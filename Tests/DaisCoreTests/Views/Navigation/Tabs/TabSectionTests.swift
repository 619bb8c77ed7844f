// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Sections of tabs")
struct TabSectionTests {
    struct Tabs: View {
        @State private var tab = "home"
        @State private var hasMore = false
        var body: some View {
            TabView(selection: $tab) {
                Tab("Home", systemImage: "house", value: "home") { Button("More") { hasMore = true } }
                TabSection("Library") {
                    Tab("Songs", systemImage: "music.note", value: "songs") { Text("all songs") }
                    if hasMore {
                        Tab("Albums", systemImage: "square.stack", value: "albums") { Text("all albums") }
                    }
                }
            }
        }
    }

    private func tabs(_ screen: Screen) -> [Element] { screen.all { $0.attribute("role") == "tab" } }

    @Test("their tabs stand in the bar, are chosen there, and come and go")
    func flat() {
        let screen = Screen { Tabs() }
        #expect(tabs(screen).count == 2)
        screen.send(.click, to: screen.elements(.button).first { $0.text == "More" } ?? screen.elements(.button)[0])
        #expect(tabs(screen).count == 3)
        screen.send(.click, to: tabs(screen)[2])
        #expect(screen.text("all albums").exists)
    }
}
