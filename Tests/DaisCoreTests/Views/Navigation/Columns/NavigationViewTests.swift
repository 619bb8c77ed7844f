// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("The older NavigationView")
struct NavigationViewTests {
    struct Notes: View {
        var body: some View {
            NavigationView {
                List { NavigationLink("First note") { Text("the first note") } }.navigationTitle("Notes")
                Text("Select a note")
            }
        }
    }

    private func screen(width: Double, @ViewBuilder content: @escaping () -> some View) -> Screen {
        let screen = Screen { content() }
        screen.scope.viewportChanged(.array([.number(width), .number(844), .bool(false), .bool(false)]))
        screen.settle()
        return screen
    }

    /// The words of the columns that are not below another one.
    private func columns(_ screen: Screen) -> [String] {
        screen.all { $0.classes.split(separator: " ").contains("col") }
            .filter { !$0.classes.contains("under") }.map(\.words)
    }

    @Test("two views are two columns in a wide window, and a link in the first opens its page in the second")
    func wide() {
        let screen = screen(width: 1280) { Notes() }
        #expect(columns(screen).count == 2)
        #expect(columns(screen)[1].contains("Select a note"))
        screen.all { $0.tag == .button && $0.words == "First note" }.first.map { _ = screen.send(.click, to: $0) }
        #expect(columns(screen)[0].contains("First note"))
        #expect(columns(screen)[1].contains("the first note"))
    }

    @Test("a phone shows the first view alone, and a link covers it with the next column")
    func narrow() {
        let screen = screen(width: 390) { Notes() }
        #expect(columns(screen).count == 1)
        #expect(columns(screen)[0].contains("First note"))
        screen.button("First note").tap()
        #expect(columns(screen).count == 1)
        #expect(columns(screen)[0].contains("the first note"))
    }

    @Test("three views are three columns")
    func three() {
        let screen = screen(width: 1280) {
            NavigationView {
                Text("one")
                Text("two")
                Text("three")
            }
        }
        #expect(columns(screen).map { $0.suffix(5) }.count == 3)
        #expect(zip(columns(screen), ["one", "two", "three"]).allSatisfy { $0.contains($1) })
    }

    @Test("the stack style shows only the first of several views, in a wide window too")
    func stack() {
        let screen = screen(width: 1280) { Notes().navigationViewStyle(.stack) }
        #expect(columns(screen).isEmpty)
        #expect(!screen.text("Select a note").exists)
        screen.button("First note").tap()
        #expect(screen.text("the first note").exists)
    }

    @Test("one view is a stack")
    func single() {
        let screen = screen(width: 1280) { NavigationView { Text("alone") } }
        #expect(columns(screen).isEmpty)
        #expect(screen.text("alone").exists)
    }

    @Test("the list of a sidebar has its style beside the detail, and that of any list alone", arguments: [1280, 390])
    func sidebarList(width: Double) throws {
        let screen = screen(width: width) {
            NavigationSplitView {
                List { Text("Note") }
            } detail: {
                Text("Detail")
            }
        }
        #expect(screen.html.contains(width > 600 ? #"<div class="list sb"# : #"<div class="list ig"#))
    }
}
