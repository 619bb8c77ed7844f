// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Links in styles of buttons")
struct StyledLinkTests {
    static let site = URL(string: "https://example.org/site")!

    @Test("styles and sizes are classes of a real link")
    func builtIn() {
        let screen = Screen {
            VStack {
                Link("A", destination: Self.site)
                Link("B", destination: Self.site).buttonStyle(.plain)
                VStack { Link("C", destination: Self.site) }.buttonStyle(.borderedProminent).controlSize(.large)
            }
        }
        let links = screen.elements(.a)
        #expect(links.map(\.classes) == ["B link", "B plain link", "B bordered prominent large link"])
        #expect(links.allSatisfy { $0.attribute("href") == "https://example.org/site" })
        #expect(links.allSatisfy { $0.attribute("target") == "_blank" })
        #expect(screen.elements(.button).isEmpty)
    }

    private struct Chip: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(configuration.isPressed ? "down" : "up")
                configuration.label
            }
        }
    }

    private struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Button(configuration).buttonStyle(.bordered)
                Text("framed")
            }
        }
    }

    @Test("styles of the app and of glass make the label, and the link stays one")
    func custom() {
        let screen = Screen {
            VStack {
                Link("A", destination: Self.site).buttonStyle(Chip())
                Link("B", destination: Self.site).buttonStyle(Framed())
                Link("C", destination: Self.site).buttonStyle(.glass)
            }
        }
        let links = screen.elements(.a)
        #expect(links.map { $0.attribute("href") } == Array(repeating: "https://example.org/site", count: 3))
        #expect(links[0].fullText == "upA")
        #expect(links[0].classes.contains("bare"))
        #expect(links[1].classes == "B bordered link")
        #expect(screen.text("framed").exists)
        #expect(links[2].classes == "B plain link")
        #expect(screen.elements(.button).isEmpty)
    }

    private struct Triggering: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.trigger() }
        }
    }

    private struct Recording: View {
        @State private var opened = "nothing"
        var body: some View {
            VStack {
                Link("A", destination: URL(string: "app:a")!).buttonStyle(Triggering())
                Link("B", destination: URL(string: "app:b")!).buttonStyle(Chip())
                Text("opened \(opened)")
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened = url.absoluteString
                    return .handled
                })
        }
    }

    @Test("a style that triggers the action opens the address, and an action of the app gets it")
    func triggered() {
        let screen = Screen { Recording() }
        screen.text("A").tap()
        #expect(screen.text("opened app:a").exists)
        screen.send(.click, to: screen.elements(.a)[0])
        #expect(screen.text("opened app:b").exists)
    }

    private struct Switching: View {
        @State private var isOff = true
        var body: some View {
            VStack {
                Link("A", destination: StyledLinkTests.site).buttonStyle(.borderedProminent).disabled(isOff)
                Button("Switch") { isOff.toggle() }
            }
        }
    }

    @Test("a disabled link leads nowhere and does not look important, until it is enabled")
    func disabled() {
        let screen = Screen { Switching() }
        #expect(screen.elements(.a)[0].attribute("href") == nil)
        #expect(screen.elements(.a)[0].attribute("aria-disabled") == "true")
        #expect(screen.elements(.a)[0].classes == "B bordered link")
        screen.button("Switch").tap()
        #expect(screen.elements(.a)[0].attribute("href") == "https://example.org/site")
        #expect(screen.elements(.a)[0].attribute("aria-disabled") == nil)
        #expect(screen.elements(.a)[0].classes == "B bordered prominent link")
    }

    @Test("a link in a menu is an item of it")
    func menu() {
        let screen = Screen {
            Menu("More") {
                Link("Site", destination: Self.site)
                Link("Help", destination: URL(string: "/help")!)
            }
        }
        let links = screen.elements(.a)
        #expect(links.map { $0.attribute("role") } == ["menuitem", "menuitem"])
        #expect(links.map(\.classes) == ["mi", "mi"])
        #expect(links.map { $0.attribute("target") } == ["_blank", "_self"])
    }

    @Test("a link to a page with an address has the style as well")
    func navigation() {
        let screen = Screen {
            NavigationStack {
                NavigationLink("One", value: 1).buttonStyle(.bordered)
                    .navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        }
        #expect(screen.elements(.a).map(\.classes) == ["B bordered nl"])
        screen.link("One").tap()
        #expect(screen.text("Page 1").exists)
    }
}
